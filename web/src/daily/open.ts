/** Opens the table for a day's deal and goes there; the first one of today counts. */

import { api } from "../api";
import { me } from "../lobby/person.svelte";
import type { NewDaily } from "../protocol";
import { navigate } from "../router.svelte";
import { t } from "../texts.svelte";

export async function playDaily(wanted: Omit<NewDaily, "name">): Promise<void> {
  await me.load();
  const { table } = await api.openDaily({ name: me.name.trim() || t("home-player"), ...wanted });
  navigate(`/t/${table}`);
}
