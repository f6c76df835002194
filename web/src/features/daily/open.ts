/** Opens the table for a day's deal and goes there; the first one of today counts. */

import { api } from "../../core/api";
import type { NewDaily } from "../../core/protocol";
import { navigate } from "../../core/router.svelte";
import { t } from "../../core/texts.svelte";
import { me } from "../../parts/person.svelte";

export async function playDaily(wanted: Omit<NewDaily, "name">): Promise<void> {
  await me.load();
  const { table } = await api.openDaily({ name: me.name.trim() || t("home-player"), ...wanted });
  navigate(`/t/${table}`);
}
