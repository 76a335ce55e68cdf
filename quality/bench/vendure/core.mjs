import { createRequire } from "node:module"

/** By a name, for it is installed only when it is first used, and the checks of types and packages run without it. */
const NAME = "@vendure/core"

/** @type {any} */
export const core = createRequire(import.meta.url)(NAME)
