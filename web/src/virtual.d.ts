// What vite.config.ts puts into the page.

declare const __SITE__: boolean;

declare module "virtual:offline" {
  /** The folder of the files of the worker, beside it. */
  export const FOLDER: string;
  /** Their sizes: in bytes, and as they are sent. */
  export const FILES: Record<string, { bytes: number; sent: number }>;
}
