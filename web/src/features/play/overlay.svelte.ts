// What lies over the table now, if anything.

export class Overlay {
  dialog = $state<"help" | "settings" | "more" | null>(null);
  /** The seat whose sheet is shown large. */
  sheet = $state<number | null>(null);
  /** At an honour table: the seat on whose sheet the player points at a mistake. */
  pointing = $state<number | null>(null);
}
