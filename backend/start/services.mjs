import { join } from "node:path"
import {
  edgeEnvironment,
  emulatorEnvironment,
  engineEnvironment,
  engineName,
  enginePorts,
} from "./environment.mjs"
import { answers, ManagedProcess } from "./managed-process.mjs"
import { engineBuild, medusaCli, pluginDir, root, storefront } from "./paths.mjs"

/** @typedef {import("./environment.mjs").Setting} Setting */
/** @typedef {{ process: ManagedProcess, ready: () => Promise<void> }} Service */

const log = (/** @type {Setting} */ setting, /** @type {string} */ name) =>
  join(setting.dataDir, "logs", `${name}.log`)

/**
 * How long PostgreSQL lets a running engine wait, in milliseconds: a statement, a row lock, a transaction that does
 * nothing. Migrations and backups, which may take longer, have no such limits; nor has anything with
 * DATABASE_TIMEOUTS=off.
 */
const PATIENCE = {
  statement_timeout: "60000",
  lock_timeout: "20000",
  idle_in_transaction_session_timeout: "60000",
}

/** @param {string} databaseUrl @param {NodeJS.ProcessEnv} env @returns {string} with the limits that it does not set itself */
function withPatience(databaseUrl, env) {
  if (env.DATABASE_TIMEOUTS === "off") return databaseUrl
  const url = new URL(databaseUrl)
  for (const [name, milliseconds] of Object.entries(PATIENCE))
    if (!url.searchParams.has(name)) url.searchParams.set(name, milliseconds)
  return url.href
}

/** @param {number} index @returns {string} what people read of an engine process */
export const engineTitle = (index) => (index === 0 ? "The engine" : `The engine ${index + 1}`)

/** @param {number} index @returns {string} what people read of an edge process */
export const edgeTitle = (index) => (index === 0 ? "The edge" : `The edge ${index + 1}`)

/** @param {Setting} setting @param {number} [index] which of several @returns {Service} */
export function startEngine(setting, index = 0) {
  const port = String(enginePorts(setting.ports)[index])
  const process_ = new ManagedProcess({
    name: engineTitle(index),
    command: process.execPath,
    args: [medusaCli, "start", "--host", "127.0.0.1", "--port", port],
    cwd: engineBuild,
    env: {
      ...engineEnvironment(setting, index),
      DATABASE_URL: withPatience(setting.databaseUrl, setting.env),
    },
    logFile: log(setting, engineName(index)),
  })
  const healthy = answers(`http://127.0.0.1:${port}/health`)
  return { process: process_, ready: () => process_.whenReady(healthy, 300_000) }
}

/** Stands in for Stripe on a machine without keys. @param {Setting} setting @returns {Service} */
export function startEmulator(setting) {
  const main = join(pluginDir("stripe-checkout"), ".medusa", "server", "src", "emulator", "main.js")
  const process_ = new ManagedProcess({
    name: "The payment emulator",
    command: process.execPath,
    args: [main],
    cwd: root,
    env: emulatorEnvironment(setting),
    logFile: log(setting, "emulator"),
  })
  const healthy = answers(`http://127.0.0.1:${setting.ports.emulator}/_control/state`)
  return { process: process_, ready: () => process_.whenReady(healthy, 30_000) }
}

/** @param {Setting} setting at whose `ports.shop` it answers @param {number} [index] which of several @returns {Service} */
export function startEdge(setting, index = 0) {
  const process_ = new ManagedProcess({
    name: edgeTitle(index),
    command: process.execPath,
    args: [join(storefront, "dist", "server", "main.js")],
    cwd: storefront,
    env: edgeEnvironment(setting),
    logFile: log(setting, index === 0 ? "edge" : `edge-${index + 1}`),
  })
  const healthy = answers(`http://127.0.0.1:${setting.ports.shop}/healthz`)
  return { process: process_, ready: () => process_.whenReady(healthy, 30_000) }
}
