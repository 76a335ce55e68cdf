import { createRequire } from "node:module"

/** Imported on call, because the package is installed on first use. */
const NAME = "@vendure/core"

/** @type {any} */
export const core = createRequire(import.meta.url)(NAME)
