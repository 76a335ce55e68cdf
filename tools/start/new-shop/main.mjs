// Starts a new shop for one test, and stops it when stdin closes. Prints its addresses as a line of JSON.
// Like `npm start` on a new computer, except that the database is a copy of the template of the tests.
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { databaseNamed, withDatabase } from "../postgres/database.mjs"
import { root } from "../paths.mjs"
import { freePort } from "../processes/ports.mjs"
import { withoutShopSettings } from "../settings/environment.mjs"
import { startStack } from "../stack.mjs"
import { V8_FLAGS } from "../processes/v8-flags.mjs"
import { CERTIFICATE, PUBLIC_HOST, startHttpsFront } from "./https-front.mjs"

/** Database of the template on the server of the test shops. */
const TEMPLATE = "shop"

const { DATABASE_URL = "", UPLOADS_DIR = "", SHOP_ADMIN_EMAIL, SHOP_ADMIN_PASSWORD } = process.env
/** Channels of merchant.json as JSON, if the test needs more than one. "{port}" is the port of the shop. */
const { NEW_SHOP_CHANNELS, NEW_SHOP_SETTINGS = "{}" } = process.env
const name = `new_shop_${process.pid}`
const databaseUrl = databaseNamed(DATABASE_URL, name)
const onServer = (/** @type {string} */ sql) =>
  withDatabase(databaseNamed(DATABASE_URL, "postgres"), (client) => client.query(sql))
const dataDir = mkdtempSync(join(tmpdir(), "new-shop-"))
const emulator = await freePort(9_700)
const ports = {
  ...{ shop: await freePort(8_300), engine: await freePort(9_300), emulator },
  extensions: await freePort(emulator + 1),
}

const front = await freePort(8_500)

/** Writes the file of a merchant with the channels. @returns {NodeJS.ProcessEnv} */
function merchantFile() {
  if (!NEW_SHOP_CHANNELS) return {}
  const merchant = JSON.parse(readFileSync(join(root, "merchant.json"), "utf8"))
  const channels = JSON.parse(NEW_SHOP_CHANNELS.replaceAll("{port}", String(ports.shop)))
  const file = join(dataDir, "merchant.json")
  writeFileSync(file, JSON.stringify({ ...merchant, channels }))
  return { MERCHANT_FILE: file }
}

await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`)
cpSync(UPLOADS_DIR, join(dataDir, "uploads"), { recursive: true })
const stack = await startStack({
  ...{ dataDir, ports, durable: false, nodeFlags: V8_FLAGS },
  env: {
    ...withoutShopSettings(process.env),
    ...{ DATABASE_URL: databaseUrl, SHOP_ADMIN_EMAIL, SHOP_ADMIN_PASSWORD },
    PASSWORD_HASH_LOG_N: "10",
    RECOVERY_CODES: "3",
    STRIPE_EMULATOR_STATE: "",
    // Keys of the dashboard belong to accounts of the emulator.
    STRIPE_DASHBOARD_API_BASE: `http://127.0.0.1:${emulator}`,
    // The public address of the shop leads to the front.
    ...{ PUBLIC_HOST, PUBLIC_HOST_PORT: String(front), NODE_EXTRA_CA_CERTS: CERTIFICATE },
    NODE_OPTIONS: `--require=${join(import.meta.dirname, "public-host.cjs")}`,
    ...merchantFile(),
    ...JSON.parse(NEW_SHOP_SETTINGS),
  },
})
const server = await startHttpsFront(front, stack.setting.ports.shop)
const { shop, emulator: stripe } = stack.urls
const administrator = { email: SHOP_ADMIN_EMAIL, password: SHOP_ADMIN_PASSWORD }
const addresses = { shop, stripe, engine: stack.urls.engine, database: databaseUrl }
console.log(JSON.stringify({ ...addresses, ...administrator, host: PUBLIC_HOST, port: front }))

process.stdin.resume()
await new Promise((resolve) => process.stdin.once("end", resolve))
server.close()
server.closeAllConnections()
await stack.stop()
await onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
rmSync(dataDir, { recursive: true, force: true })
process.exit()
