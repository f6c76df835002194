/** A game alone, one tap away: open a table for one and go there. */

import { api } from "../api";
import { navigate } from "../router.svelte";
import { t } from "../texts.svelte";
import { me } from "./person.svelte";
import { soloTable } from "./options";

/** `prepare` is called with the new table before its page is shown. */
export async function playSolo(side: "A" | "B", prepare: (table: string) => void = () => {}): Promise<void> {
  await me.load();
  const { table } = await api.newTable(soloTable(me.name.trim() || t("home-player"), side));
  prepare(table);
  navigate(`/t/${table}`);
}
