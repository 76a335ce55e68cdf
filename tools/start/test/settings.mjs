import { join } from "node:path"
import { extensions } from "../../../backend/extensions.js"
import { withoutShopSettings } from "../settings/environment.mjs"
import { sweeps } from "./sweeps.mjs"

/** @typedef {import("../stack.mjs").Stack} Stack */

/**
 * What a shop is set to so that tests may hurry and insist.
 * @returns {NodeJS.ProcessEnv}
 */
export const settingsOfTests = () => ({
  ...withoutShopSettings(process.env),
  ...Object.assign({}, ...extensions().map((extension) => extension.settings)),
  CHECKOUT_RATE_LIMIT: "1000000",
  UNPAID_UNITS: "1000",
  TRANSFERS_PER_NETWORK: "1000",
  STRIPE_PAYMENT_INTENTS: "true",
  CONTACT_RATE_LIMIT: "40",
  ACCOUNT_ADDRESS_LIMIT: "400",
  PROMO_CODE_RATE_LIMIT: "300",
  CHECKOUT_RECONCILE_SECONDS: "2",
  // Seldom, as a look costs what the tests want: one that waits for it has it made (packages/testing/src/sweeps.ts).
  JOB_INTERVAL_SECONDS: "60",
  METRICS_TOKEN: "metrics of the tests",
  // Passwords are hashed by the hundred, and none of them guards anything.
  PASSWORD_HASH_LOG_N: "10",
  LOG_LEVEL: "info",
  ALERT_AFTER_SECONDS: "5",
})

/** What tests need to know about a shop. @param {Stack} stack @returns {NodeJS.ProcessEnv} */
export function environmentOfTests({ env: engineEnv, urls, setting }) {
  const { PORT: _engine, NODE_ENV: _production, ...env } = engineEnv
  return {
    ...env,
    SHOP_URL: urls.shop,
    ENGINE_URL: `http://127.0.0.1:${setting.ports.engine}`,
    SHOP_LOGS: join(setting.dataDir, "logs"),
    STRIPE_EMULATOR_URL: `http://127.0.0.1:${setting.ports.emulator}`,
    BPOST_EMULATOR_URL: `http://127.0.0.1:${setting.ports.bpost}`,
    BUSINESS_EMULATOR_URL: `http://127.0.0.1:${setting.ports.business}`,
    LOGS_DIR: join(setting.dataDir, "logs"),
    SHOP_SWEEPS: sweeps().join(","),
  }
}
