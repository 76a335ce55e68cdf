import { join } from "node:path"
import { extensions } from "../../../backend/extensions.js"
import { declaredFeatures } from "../../../backend/features.js"

/**
 * @typedef {{ shop: number, engine: number, engines?: number[], emulator: number, extensions?: number, business?: number }} Ports `engines`: all engine processes, the first of which is `engine`; `extensions`: first port of the extensions' emulators; `business`: in tests only
 * @typedef {{ dataDir: string, ports: Ports, databaseUrl: string, engineDatabaseUrl?: string, secrets: import("./secrets.mjs").Secrets, env: NodeJS.ProcessEnv, nodeFlags?: string[] }} Setting
 */

/** Key of the bundled emulator. With any other key, the shop uses Stripe. */
const EMULATOR_KEY = "sk_test_emulator"

/**
 * Returns whether the shop uses the bundled emulator instead of Stripe.
 * @param {NodeJS.ProcessEnv} env @returns {boolean}
 */
export const usesEmulator = (env) => !env.STRIPE_API_KEY || env.STRIPE_API_KEY === EMULATOR_KEY

/** @param {NodeJS.ProcessEnv} env @param {number} port */
export const shopUrl = (env, port) => env.SHOP_URL || `http://localhost:${port}`

const local = (/** @type {number} */ port) => `http://127.0.0.1:${port}`

/** @param {string} extension @returns {string} prefix of its environment variables */
export const prefixOf = (extension) => extension.toUpperCase().replaceAll("-", "_")

/**
 * Returns the emulators of the external services whose plugins this shop uses.
 * @param {Pick<Setting, "ports" | "env">} setting
 */
export function extensionEmulators({ ports: { extensions: first }, env }) {
  if (first === undefined) return []
  return extensions()
    .flatMap(({ name, emulator }) => (emulator?.isUsed(env) ? [{ name, ...emulator }] : []))
    .map(({ name, folder, settings }, index) => {
      const url = local(first + index)
      return { name, folder, url, port: first + index, settings: settings(url) }
    })
}

/** @param {Setting} setting @returns {NodeJS.ProcessEnv} addresses of the emulators, for tests */
export const emulatorUrls = (setting) =>
  Object.fromEntries(
    extensionEmulators(setting).map(({ name, url }) => [`${prefixOf(name)}_EMULATOR_URL`, url]),
  )

/** @param {number} index */
export const engineName = (index) => (index === 0 ? "engine" : `engine-${index + 1}`)

/** @param {Ports} ports @returns {number[]} of all engine processes */
export const enginePorts = ({ engine, engines }) => engines ?? [engine]

/**
 * @param {Setting} setting @param {number} [index] of the engine process, if there are several
 * @returns {NodeJS.ProcessEnv}
 */
export function engineEnvironment({ dataDir, ports, databaseUrl, secrets, env }, index = 0) {
  return {
    ...env,
    NODE_ENV: "production",
    // More detailed levels log every request, with addresses and session ids.
    LOG_LEVEL: env.LOG_LEVEL ?? "info",
    MEDUSA_DISABLE_TELEMETRY: "1",
    PORT: String(enginePorts(ports)[index] ?? ports.engine),
    // Name of the connection in PostgreSQL, for example to find out which process holds a lock.
    PGAPPNAME: engineName(index),
    ENGINE_PORT: String(ports.engine),
    ENGINE_URL: env.ENGINE_URL ?? local(ports.engine),
    // Without this variable, the dashboard sets the public address.
    SHOP_URL: env.SHOP_URL || undefined,
    SHOP_PORT: String(ports.shop),
    DATABASE_URL: databaseUrl,
    // The engine does not get the database owner's password, which is only used to prepare the database.
    MIGRATION_DATABASE_URL: undefined,
    UPLOADS_DIR: env.UPLOADS_DIR ?? join(dataDir, "uploads"),
    JWT_SECRET: env.JWT_SECRET ?? secrets.jwt,
    COOKIE_SECRET: env.COOKIE_SECRET ?? secrets.cookie,
    SHOP_ADMIN_EMAIL: env.SHOP_ADMIN_EMAIL ?? secrets.adminEmail,
    SHOP_ADMIN_PASSWORD: env.SHOP_ADMIN_PASSWORD ?? secrets.adminPassword,
    ...(usesEmulator(env) && {
      STRIPE_API_KEY: EMULATOR_KEY,
      STRIPE_API_BASE: local(ports.emulator),
      STRIPE_WEBHOOK_SECRET: secrets.webhook,
    }),
    ...Object.assign({}, ...extensionEmulators({ ports, env }).map(({ settings }) => settings)),
    ...(ports.business !== undefined && {
      STRIPE_DASHBOARD_API_BASE: local(ports.emulator),
      VIES_API_BASE: `${local(ports.business)}/vies`,
      PEPPOL_ACCESS_POINT: "e-invoice.be",
      PEPPOL_API_BASE: `${local(ports.business)}/e-invoice`,
      PEPPOL_API_KEY: "emulator",
      PEPPOL_WEBHOOK_SECRET: secrets.webhook,
    }),
  }
}

/**
 * Variables that the edge gets. The edge faces the internet, so it gets no secrets of database, Stripe, mail or tokens.
 */
const OF_THE_EDGE =
  /^(PATH|HOME|TZ|LANG|LC_.*|TMPDIR|SYSTEMROOT|NODE_.*|SHOP_ORIGINS|MERCHANT_FILE|OTEL_.*|HOST|CLIENT_DIR|PAGES_DIR|S3_FILE_URL|CHECKOUT_RATE_LIMIT|CONTACT_RATE_LIMIT|TRUST_PROXY|LOG_LEVEL|METRICS_TOKEN|DRAIN_SECONDS)$/

/** @param {Setting} setting @returns {NodeJS.ProcessEnv} */
export function edgeEnvironment(setting) {
  const { NODE_ENV, SHOP_URL, ENGINE_URL, UPLOADS_DIR } = engineEnvironment(setting)
  const engines = setting.env.ENGINE_URL ? [setting.env.ENGINE_URL] : enginePorts(setting.ports).map(local)
  return {
    ...Object.fromEntries(Object.entries(setting.env).filter(([name]) => OF_THE_EDGE.test(name))),
    ...{ NODE_ENV, SHOP_URL, ENGINE_URL, UPLOADS_DIR },
    ENGINE_URLS: setting.env.ENGINE_URLS ?? engines.join(","),
    PORT: String(setting.ports.shop),
  }
}

/** @param {Setting} setting @returns {NodeJS.ProcessEnv} */
export function emulatorEnvironment({ dataDir, ports, secrets, env }) {
  return {
    ...env,
    NODE_ENV: "development",
    STRIPE_EMULATOR_PORT: String(ports.emulator),
    STRIPE_API_KEY: EMULATOR_KEY,
    STRIPE_WEBHOOK_SECRET: secrets.webhook,
    // Stripe's events go to the edge, because it forwards them to a running engine.
    STRIPE_WEBHOOK_URL: `${local(ports.shop)}/api/payments/webhook`,
    STRIPE_EMULATOR_STATE: env.STRIPE_EMULATOR_STATE ?? join(dataDir, "stripe-emulator.json"),
    STRIPE_EMULATOR_PUBLIC_URL: `http://localhost:${ports.emulator}`,
  }
}

/**
 * @param {Setting} setting @param {ReturnType<typeof extensionEmulators>[number]} emulator
 * @returns {NodeJS.ProcessEnv}
 */
export const extensionEmulatorEnvironment = ({ env, dataDir }, { folder, port, settings }) => ({
  ...env,
  NODE_ENV: "development",
  ...settings,
  EMULATOR_PORT: String(port),
  EMULATOR_STATE: join(dataDir, `${folder}.json`),
})

/** @param {Setting} setting @returns {NodeJS.ProcessEnv} */
export function businessEmulatorEnvironment(setting) {
  const { PEPPOL_API_KEY, PEPPOL_WEBHOOK_SECRET } = engineEnvironment(setting)
  return {
    ...setting.env,
    NODE_ENV: "development",
    ...{ PEPPOL_API_KEY, PEPPOL_WEBHOOK_SECRET },
    PEPPOL_WEBHOOK_URL: `${local(setting.ports.shop)}/api/peppol/events`,
    BUSINESS_EMULATOR_PORT: String(setting.ports.business),
  }
}

/** Variables that configure a shop. Test shops ignore those of the terminal. */
const OF_A_SHOP =
  /^(PORT|SHOP_.*|ENGINE_.*|(MIGRATION_)?DATABASE_.*|REDIS_URL|MEDUSA_WORKER_MODE|STRIPE_.*|VIES_.*|PEPPOL_.*|.*_SECRET|UPLOADS_DIR|S3_.*|CHECKOUT_.*|CONTACT_.*|ACCOUNT_.*|PROMO_.*|ALERT_.*|DRAIN_SECONDS|TRUST_PROXY|FRAUD_.*|METRICS_TOKEN|LOG_LEVEL|PASSWORD_.*|RECOVERY_CODES|OTEL_.*|SMTP_URL|MAIL_.*)$/

const ofExtensions = [
  ...extensions().flatMap(({ settings }) => Object.keys(settings)),
  ...Object.values(declaredFeatures()).flatMap(({ variable }) => variable ?? []),
]
const prefixes = extensions().map(({ name }) => `${prefixOf(name)}_`)

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv} the environment without the variables that configure a shop
 */
export const withoutShopSettings = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) =>
        !OF_A_SHOP.test(name) &&
        !ofExtensions.includes(name) &&
        !prefixes.some((prefix) => name.startsWith(prefix)),
    ),
  )
