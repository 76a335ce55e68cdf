/** How many times longer than at a developer's desk a test waits before it calls something missing (tools/start/test/runners.mjs). */
export const TIMEOUT_FACTOR = Number(process.env["TIMEOUT_FACTOR"] ?? 1)
