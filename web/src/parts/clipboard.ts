/** Copying and sending, where the browser lets us. */

/** Copies a text; false where the browser keeps the clipboard from the page (plain http). */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

// Pages without encryption, such as a table in the local network, have no navigator.clipboard.
function copyOldWay(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  document.body.append(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

export type Sent = "shared" | "copied" | "given-up" | "failed";

/** Opens the device's own way of sending, or copies. Closing that sheet is no failure. */
export async function send(data: { title?: string; text?: string; url?: string }): Promise<Sent> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(data);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "given-up";
    }
  }
  const text = [data.text, data.url].filter(Boolean).join("\n");
  return (await copy(text)) ? "copied" : "failed";
}
