import { join } from "node:path"
import { defaultDataDir } from "../paths.mjs"
import { freePort } from "../processes/ports.mjs"
import { startStack } from "../stack.mjs"
import { environmentOfTests, settingsOfTests } from "./settings.mjs"
import { Template } from "./template.mjs"
import { V8_FLAGS } from "../processes/v8-flags.mjs"

/** @typedef {import("../progress.mjs").Progress} Progress */
/** @typedef {import("../stack.mjs").Stack} Stack */

/**
 * @typedef {object} TestShops
 * @property {NodeJS.ProcessEnv[]} envs describe each shop to tests
 * @property {Template} template
 * @property {(from: number, to?: number) => Promise<void>} end stops the shops with these
 * indexes. Before that, their jobs complete the work of earlier tests
 * @property {(built: string[]) => Promise<void>} renew restarts the programs of the targets that were built
 * @property {() => Promise<void>} stop
 */

/**
 * Starts identical test shops, one per worker. Tests that change a shop can then run in parallel.
 * @param {number} count 0 prepares only their template @param {Progress} progress
 * @param {AbortSignal} signal
 * @returns {Promise<TestShops>}
 */
export async function startTestShops(count, progress, signal) {
  const dataDir = join(defaultDataDir, "test")
  const template = await Template.prepare({ dataDir, env: settingsOfTests(), progress, signal })
  /** @type {Stack[]} */
  const stacks = []
  const stop = async () => {
    await Promise.all(stacks.map((stack) => stack.stop()))
    await template.stop()
  }
  try {
    const start = async () => {
      const numbers = Array.from({ length: count }, (_, index) => index + 1)
      const started = await Promise.allSettled(numbers.map((number) => startShop(template, number, signal)))
      for (const one of started) if (one.status === "fulfilled") stacks.push(one.value)
      for (const one of started) if (one.status === "rejected") throw one.reason
    }
    if (count) await progress.step(count === 1 ? "Starting a shop" : `Starting ${count} shops`, start)
    const renew = async (/** @type {string[]} */ built) => {
      await Promise.all(stacks.map((stack) => restart(stack, built)))
    }
    const end = async (/** @type {number} */ from, /** @type {number | undefined} */ to) => {
      await Promise.all(stacks.slice(from, to).map((stack) => stack.stop()))
    }
    return { envs: stacks.map(environmentOfTests), template, end, renew, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Restarts the parts of a shop whose code was built again.
 * @param {Stack} stack @param {string[]} built names of targets
 */
async function restart(stack, built) {
  if (built.some((name) => /^(plugins|packages|engine|Medusa Admin)/.test(name))) await stack.restartEngine()
  if (built.some((name) => /^(edge|storefront)/.test(name))) await stack.restartEdge()
}

/** @param {Template} template @param {number} number @param {AbortSignal} signal @returns {Promise<Stack>} */
async function startShop(template, number, signal) {
  const { dataDir, databaseUrl, engineDatabaseUrl } = await template.copy(`shop_${number}`)
  // Each shop has its own range of ports, so that shops do not compete for a port.
  const apart = 20 * (number - 1)
  const ports = {
    shop: await freePort(8100 + apart),
    engine: 9200 + apart,
    emulator: 9400 + apart,
    extensions: 9600 + apart,
    business: 9610 + apart,
  }
  const env = { ...template.env, DATABASE_URL: databaseUrl }
  return startStack({ dataDir, ports, env, engineDatabaseUrl, nodeFlags: V8_FLAGS, signal })
}
