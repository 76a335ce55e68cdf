import { readFileSync } from "node:fs"
import { StartFailure } from "../failure.mjs"

/** Variables that can also be read from a file, whose path is in NAME_FILE. */
export const SECRETS = /** @type {const} */ ([
  ...[
    "DATABASE_URL",
    "DATABASE_PASSWORD",
    "MIGRATION_DATABASE_URL",
    "MIGRATION_DATABASE_PASSWORD",
    "REDIS_URL",
  ],
  ...["JWT_SECRET", "COOKIE_SECRET", "AUTH_MFA_ENCRYPTION_KEY", "SHOP_ADMIN_PASSWORD"],
  ...["STRIPE_API_KEY", "STRIPE_WEBHOOK_SECRET", "BPOST_PASSPHRASE", "BPOST_POINTS_KEY"],
  "SENDCLOUD_SECRET_KEY",
  ...["PEPPOL_API_KEY", "PEPPOL_WEBHOOK_SECRET"],
  ...["SMTP_URL", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "METRICS_TOKEN"],
])

/** @typedef {(file: string) => string} Read */

/** @type {Read} */
const readText = (file) => readFileSync(file, "utf8")

/**
 * Reads settings from files, inserts passwords into addresses, and removes empty variables.
 * @param {NodeJS.ProcessEnv} variables @param {Read} [read] @returns {NodeJS.ProcessEnv}
 * @throws StartFailure if a file cannot be read
 */
export function resolveSettings(variables, read = readText) {
  const env = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value || !isSetting(name)),
  )
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`]
    if (file && !env[name]) env[name] = contentOf(name, file, read)
  }
  for (const name of ["DATABASE_URL", "MIGRATION_DATABASE_URL"]) {
    const password = env[name.replace("URL", "PASSWORD")]
    const url = env[name]
    if (url && password && URL.canParse(url)) env[name] = withPassword(url, password)
  }
  return env
}

/**
 * Returns whether an empty value means that the variable is not set. CLIENT_DIR is an exception, because "" is one of
 * its values.
 * @param {string} name
 */
const isSetting = (name) => /^[A-Z][A-Z0-9_]*$/.test(name) && name !== "CLIENT_DIR"

/** @param {string} name @param {string} file @param {Read} read */
function contentOf(name, file, read) {
  try {
    return read(file).trimEnd()
  } catch (error) {
    throw new StartFailure(`The file of ${name}_FILE cannot be read: ${file}.`, String(error))
  }
}

/** Inserts a percent-encoded password into an address. @param {string} address @param {string} password */
function withPassword(address, password) {
  const url = new URL(address)
  if (!url.password) url.password = encodeURIComponent(password)
  return url.href
}
