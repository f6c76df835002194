/** A game alone, one tap away: open a table for one and go there. */

import { api } from "../core/api";
import { navigate } from "../core/router.svelte";
import { t } from "../core/texts.svelte";
import { me } from "./person.svelte";

export async function playSolo(side: "A" | "B"): Promise<void> {
  await me.load();
  const name = me.name.trim() || t("home-player");
  const { table } = await api.newTable({ name, side, seats: [{ kind: "person" }] });
  navigate(`/t/${table}`);
}
