import { join } from "node:path"
import { extensions } from "../../../backend/extensions.js"
import { emulatorUrls, withoutShopSettings } from "../settings/environment.mjs"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { PLUGINS, pluginDir } from "../plugins.mjs"

/** @typedef {import("../stack.mjs").Stack} Stack */

/** Returns the environment of test shops, with short intervals and high limits. @returns {NodeJS.ProcessEnv} */
export const settingsOfTests = () => ({
  ...withoutShopSettings(process.env),
  ...Object.assign({}, ...extensions().map((extension) => extension.settings)),
  SHOP_ORIGINS: [8790, 8791, 8792, 8793].map((port) => `http://client.localhost:${port}`).join(),
  CHECKOUT_RATE_LIMIT: "1000000",
  UNPAID_UNITS: "1000",
  FRAUD_HOLD: "highest",
  FRAUD_HOLD_ATTEMPTS: "4",
  // Trusts the country of most test cards, so that their orders are not put on hold.
  FRAUD_HOLD_CARD_COUNTRIES: "US",
  TRANSFERS_PER_NETWORK: "1000",
  STRIPE_PAYMENT_INTENTS: "true",
  CONTACT_RATE_LIMIT: "40",
  // All tests have one address. One shop runs them all if the machine is busy.
  ACCOUNT_ADDRESS_LIMIT: "4000",
  PROMO_CODE_RATE_LIMIT: "300",
  AGENT_RATE_LIMIT: "3000",
  VAT_NUMBER_RATE_LIMIT: "1000",
  CHECKOUT_RECONCILE_SECONDS: "2",
  // Jobs run rarely, because the twenty jobs of a shop need a second of processor time. A test that needs a job runs it
  // itself (packages/testing/src/sweeps.ts).
  JOB_INTERVAL_SECONDS: "600",
  METRICS_TOKEN: "metrics of the tests",
  // A weak hash, because the tests hash hundreds of passwords, which need no protection.
  PASSWORD_HASH_LOG_N: "10",
  // Few recovery codes, because Medusa needs 0.1 s to hash each.
  RECOVERY_CODES: "3",
  // The emulator stores no state, because no test restarts it, and writing the growing state again and again is slow.
  STRIPE_EMULATOR_STATE: "",
  LOG_LEVEL: "info",
  ALERT_AFTER_SECONDS: "5",
})

/** Returns the environment of tests that use a running shop. @param {Stack} stack @returns {NodeJS.ProcessEnv} */
export function environmentOfTests({ env: engineEnv, urls, setting }) {
  const { PORT: _engine, NODE_ENV: _production, ...env } = engineEnv
  return {
    ...env,
    SHOP_URL: urls.shop,
    ENGINE_URL: `http://127.0.0.1:${setting.ports.engine}`,
    SHOP_LOGS: join(setting.dataDir, "logs"),
    STRIPE_EMULATOR_URL: `http://127.0.0.1:${setting.ports.emulator}`,
    ...emulatorUrls(setting),
    BUSINESS_EMULATOR_URL: `http://127.0.0.1:${setting.ports.business}`,
    LOGS_DIR: join(setting.dataDir, "logs"),
    SHOP_SWEEPS: sweeps().join(","),
  }
}

/** Matches the declaration of jobs that complete unfinished work, with their interval. */
const SWEEP = /name: "([a-z-]+)", schedule: every(?:Interval|FewSeconds)\((\w*)\)/g

/**
 * @returns {string[]} plugin and name of each job that completes unfinished work, with ":seldom" if it skips intervals
 */
const sweeps = () =>
  PLUGINS.flatMap((plugin) => {
    const folder = join(pluginDir(plugin), "src", "jobs")
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(SWEEP)])
      .map(([, name, intervals]) => `${plugin}:${name}${intervals ? ":seldom" : ""}`)
  })
