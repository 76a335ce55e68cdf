import { config } from "zod"

/** The content security policy forbids Zod's `new Function`. Import this file before any schema. */
config({ jitless: true })
