// Which file of pages/ is shown for an address: the file's own path says it. `t/[table].svelte` is shown for /t/abc, with
// `table` as its property; `index.svelte` is shown for the folder itself. The build tells the server of all of them.

/** The path of a page's file, with parameters in braces: /t/{table}. */
export function pathOf(file: string): string {
  const name = file.replace(/\.svelte$/, "").replace(/(^|\/)index$/, "");
  return `/${name.replace(/\[(\w+)\]/g, "{$1}")}`;
}

const segments = (path: string) => path.split("/").filter(Boolean);

/** The values of a path's parameters in an address; null if the address is another one. */
export function matchPath(path: string, address: string): Record<string, string> | null {
  const given = segments(address);
  const wanted = segments(path);
  const names = wanted.map((segment) => /^\{(\w+)\}$/.exec(segment)?.[1]);
  if (given.length !== wanted.length) return null;
  if (!given.every((segment, place) => names[place] !== undefined || segment === wanted[place])) return null;
  return Object.fromEntries(names.flatMap((name, place) => (name ? [[name, given[place] as string]] : [])));
}
