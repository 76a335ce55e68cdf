import { config } from "zod"

/** Disables Zod's `new Function`, which the content security policy forbids. Import this file before any schema. */
config({ jitless: true })
