/** Short codes and links as people type, say and send them. */

/** How many letters the code of a table has. */
export const CODE_LENGTH = 6;

/** A code as it was meant: whole links are taken too, spaces and dashes passed over. */
export function tidyCode(text: string): string {
  const typed = text.trim();
  const link = /\/j\/([^/?#\s]+)/.exec(typed);
  return (link?.[1] ?? typed).replace(/[\s-]+/g, "").toUpperCase();
}

/** The code in an address, which may be mistyped. */
export function codeOfPath(part: string): string {
  try {
    return tidyCode(decodeURIComponent(part));
  } catch {
    return tidyCode(part);
  }
}

/** The table a pasted link to a table itself leads to. */
export function tableOfLink(text: string): string | null {
  return /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? null;
}

/** The letters apart, so that a screen reader spells them. */
export function spelled(code: string): string {
  return [...code].join(" ");
}

/** The link that leads others to a table. */
export function inviteLink(origin: string, code: string): string {
  return `${origin}/j/${encodeURIComponent(code)}`;
}

/** Whether a host name means the computer itself, so that a link to it opens on no other device. */
export function isThisMachine(hostname: string): boolean {
  return /^(localhost$|127\.|\[::1\]$)/.test(hostname);
}
