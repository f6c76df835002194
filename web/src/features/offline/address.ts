// The address of a server as it was typed.

/** The page for new tables on that server, or null if it is no address. */
export function serverAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  const scheme = /^https?:\/\//i.test(text) ? "" : /^(localhost|[\d.]+)(:|\/|$)/.test(text) ? "http://" : "https://";
  try {
    const { hostname, origin } = new URL(scheme + text);
    return hostname === "localhost" || hostname.includes(".") || hostname.startsWith("[") ? `${origin}/new` : null;
  } catch {
    return null;
  }
}
