// Prints the findings of an audit as JSON, for tests that can't import ECMAScript modules.
// usage: node quality/sales/audit.mjs DATABASE_URL STRIPE_EMULATOR_URL
import { auditLedger } from "../faults/audit/index.mjs"

const [databaseUrl = "", stripeUrl = ""] = process.argv.slice(2)
const stripe = await (await fetch(`${stripeUrl}/_control/state`)).json()
console.log(JSON.stringify((await auditLedger({ databaseUrl, stripe })).findings))
