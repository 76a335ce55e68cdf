/** How many times longer than at a developer's desk a test waits before it calls something missing (tools/start/test/runners.mjs). */
export const PATIENCE = Number(process.env["PATIENCE"] ?? 1)
