import { extensions } from "../../../backend/extensions.js"
import { prefixOf } from "../settings/environment.mjs"
import { SecretsFile } from "../settings/secrets.mjs"
import { VARIABLES } from "../settings/variables/index.mjs"
import { SELLING } from "../settings/variables/selling.mjs"

/** Variables that select features. All other variables are addresses, keys and ports of the running shop. */
const FEATURES = SELLING.flatMap(({ variables }) => variables)
const OUTSIDE = /^(?:SMTP|MAIL|STRIPE|PEPPOL|VIES)_|_(?:URL|KEY)$/
/**
 * Prefixes of the variables of plugins that call an external service, for example a carrier's. Such plugins have an
 * emulator.
 */
const SERVICES = extensions().flatMap(({ name, emulator }) => (emulator ? [`${prefixOf(name)}_`] : []))

const isOutside = (/** @type {string} */ name) =>
  OUTSIDE.test(name) || SERVICES.some((prefix) => name.startsWith(prefix))

/**
 * Returns the environment of a copy that cannot reach anybody: without mail server, file store and database of the
 * shop, and without keys of Stripe, carriers and access point. Emulators replace Stripe and the carriers. The signing
 * secrets are kept, so that administrators can sign in with their second factor.
 * @param {NodeJS.ProcessEnv} env @param {string} dataDir of the shop @returns {NodeJS.ProcessEnv}
 */
export function isolatedEnvironment(env, dataDir) {
  const kept = new Set(FEATURES.flatMap(({ name, secret }) => (secret || isOutside(name) ? [] : [name])))
  const configured = new Set(VARIABLES.flatMap(({ name }) => [name, `${name}_FILE`]))
  const { jwt, cookie } = new SecretsFile(dataDir).values
  return {
    ...Object.fromEntries(
      Object.entries(env).filter(([name]) => kept.has(name) || !(configured.has(name) || isOutside(name))),
    ),
    JWT_SECRET: env.JWT_SECRET ?? jwt,
    COOKIE_SECRET: env.COOKIE_SECRET ?? cookie,
    ...(env.AUTH_MFA_ENCRYPTION_KEY && { AUTH_MFA_ENCRYPTION_KEY: env.AUTH_MFA_ENCRYPTION_KEY }),
  }
}
