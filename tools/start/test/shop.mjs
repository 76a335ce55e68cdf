import { join } from "node:path"
import { withoutShopSettings } from "../environment.mjs"
import { defaultDataDir } from "../paths.mjs"
import { freePort } from "../ports.mjs"
import { startStack } from "../stack.mjs"

/**
 * A whole shop with a fresh database, on ports of its own.
 * @param {import("../progress.mjs").Progress} progress @param {AbortSignal} signal
 * @returns {Promise<{ env: NodeJS.ProcessEnv, stop: () => Promise<void> }>} and what tests need to know about it
 */
export async function startTestShop(progress, signal) {
  const shop = await freePort(8100)
  const stack = await startStack({
    dataDir: join(defaultDataDir, "test"),
    fresh: true,
    durable: false,
    ports: { shop, engine: 9200, emulator: 9300, postgres: 15_500 },
    env: {
      ...withoutShopSettings(process.env),
      CHECKOUT_RATE_LIMIT: "1000000",
      CONTACT_RATE_LIMIT: "40",
      ACCOUNT_ADDRESS_LIMIT: "400",
      PROMO_CODE_RATE_LIMIT: "300",
      CHECKOUT_RECONCILE_SECONDS: "2",
      METRICS_TOKEN: "metrics of the tests",
      LOG_LEVEL: "info",
      ATTENTION_AFTER_SECONDS: "5",
    },
    progress,
    signal,
  })
  const { urls, setting, stop } = stack
  const { PORT: _engine, NODE_ENV: _production, ...env } = stack.env
  return {
    stop,
    env: {
      ...env,
      SHOP_URL: urls.shop,
      ENGINE_URL: `http://127.0.0.1:${setting.ports.engine}`,
      SHOP_LOGS: join(setting.dataDir, "logs"),
      STRIPE_EMULATOR_URL: `http://127.0.0.1:${setting.ports.emulator}`,
      LOGS_DIR: join(setting.dataDir, "logs"),
    },
  }
}
