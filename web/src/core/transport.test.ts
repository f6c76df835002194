import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { backend } from "./backend.svelte";
import { request } from "./transport";

vi.mock("./device/device.svelte", () => ({ device: { request: vi.fn(async () => new Response("device")) } }));
vi.mock("./device/database", () => ({
  openDatabase: async () => ({ has: async (table: string) => table === "here" }),
}));

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => new Response("server")),
  );
  backend.deviceUsed = true;
});
afterEach(() => {
  backend.onDevice = backend.deviceUsed = false;
  vi.unstubAllGlobals();
});

const asked = async (path: string) => (await request("GET", path)).text();

test.each([false, true])(
  "a request about a table goes to where the table is; playing on this device: %s",
  async (device) => {
    backend.onDevice = device;
    expect(await asked("/api/tables/here/record")).toBe("device");
    expect(await asked("/api/tables/there/record")).toBe("server");
    expect(await asked("/api/tables")).toBe(device ? "device" : "server");
  },
);
