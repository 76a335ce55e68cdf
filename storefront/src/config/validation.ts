import { config } from "zod"

/**
 * Zod compiles validators with `new Function`, which the shop's content security policy forbids: the browser would
 * report a violation for its first try. Import this file before any schema.
 */
config({ jitless: true })
