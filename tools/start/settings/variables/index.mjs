import { BASICS } from "./basics.mjs"
import { OPERATING } from "./operating.mjs"
import { SELLING } from "./selling.mjs"

/**
 * @typedef {object} Variable an environment variable that configures the shop
 * @property {string} name
 * @property {string} meaning one or two sentences in Markdown
 * @property {string} [default] in Markdown; without it, the variable is unset by default
 * @property {string} example value in .env.example; empty for secrets
 * @property {boolean} [secret] can also be read from the file that NAME_FILE names
 * @property {"start" | "compose"} [only] `start`: Docker Compose sets it; `compose`: only Docker Compose
 * reads it
 * @property {boolean} [required] required for Docker Compose
 */
/** @typedef {{ title: string, note?: string, variables: Variable[] }} Group */

/** All environment variables of the shop, by group. docs/configuration.md and .env.example are generated from them. */
export const GROUPS = [...BASICS, ...SELLING, ...OPERATING]

export const VARIABLES = GROUPS.flatMap(({ variables }) => variables)
