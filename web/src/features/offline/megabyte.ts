// Sizes as people read them.

const MEGABYTE = 1_000_000;

/** Bytes in megabytes with one decimal, such as "4.2". */
export function formatMegabytes(bytes: number, language: string): string {
  return (bytes / MEGABYTE).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
