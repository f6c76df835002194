/** Focus moves to the title when a page is entered, so that a screen reader reads on from there. */

let entered = false;

/** For an h1 with tabindex -1. The first page leaves the focus where the browser put it. */
export function focusTitle(title: HTMLElement): void {
  if (entered) title.focus({ preventScroll: true });
  entered = true;
}
