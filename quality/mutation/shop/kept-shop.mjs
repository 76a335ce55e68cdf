import { join } from "node:path"
import { buildChanged } from "../../../tools/start/build.mjs"
import { withoutShopSettings } from "../../../tools/start/settings/environment.mjs"
import { defaultDataDir, root } from "../../../tools/start/paths.mjs"
import { freePort } from "../../../tools/start/processes/ports.mjs"
import { SilentProgress } from "../../../tools/start/progress.mjs"
import { startStack } from "../../../tools/start/stack.mjs"
import { transpileInto } from "../../../tools/start/build/transpile.mjs"

/** Settings under which the tests over HTTP can ask as often as they do. */
const SETTINGS = {
  CHECKOUT_RATE_LIMIT: "1000000",
  UNPAID_UNITS: "1000000",
  CONTACT_RATE_LIMIT: "1000000",
  ACCOUNT_ADDRESS_LIMIT: "1000000",
  PROMO_CODE_RATE_LIMIT: "1000000",
  CHECKOUT_RECONCILE_SECONDS: "2",
  METRICS_TOKEN: "metrics of the tests",
  LOG_LEVEL: "info",
  ALERT_AFTER_SECONDS: "5",
}

/**
 * One shop for all mutations: only what was changed is started anew.
 * @param {import("../../../tools/start/progress.mjs").Progress} progress @param {AbortSignal} signal
 * @param {boolean} fresh false: on the data of the last run, which spares the preparation
 */
export async function startKeptShop(progress, signal, fresh) {
  const { env, setting, urls, endEngine, startEngine, restartEdge, stop } = await startStack({
    dataDir: join(defaultDataDir, "kept"),
    fresh,
    durable: false,
    ports: { shop: await freePort(8500), engine: 9500, emulator: 9600, postgres: 15_700 },
    env: { ...withoutShopSettings(process.env), ...SETTINGS },
    progress,
    signal,
  })
  const { PORT: _engine, NODE_ENV: _production, CI: _retries, ...shared } = env
  const logs = join(setting.dataDir, "logs")
  return {
    stop,
    build,
    /** @param {string} file that was changed */
    restartWith: async (file) => {
      await build(file)
      if (file.startsWith("storefront/")) return restartEdge()
      await endEngine(0)
      await startEngine(0)
    },
    env: {
      ...shared,
      SHOP_URL: urls.shop,
      ENGINE_URL: `http://127.0.0.1:${setting.ports.engine}`,
      STRIPE_EMULATOR_URL: `http://127.0.0.1:${setting.ports.emulator}`,
      SHOP_LOGS: logs,
      LOGS_DIR: logs,
    },
  }
}

/** One file of a plugin is built in milliseconds. @param {string} file @returns {Promise<unknown>} */
async function build(file) {
  const [folder, plugin = ""] = file.split("/")
  if (folder === "plugins") return transpileInto(join(root, "plugins", plugin), join(root, file))
  return buildChanged(new SilentProgress())
}
