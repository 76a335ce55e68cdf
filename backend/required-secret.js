const { createHmac } = require("node:crypto")

/** Shorter ones can be tried out: 32 characters, as `openssl rand -hex 16` makes them. */
const SHORTEST = 32

/** Words that stand in guides, and with them in every list of words to try. */
const WELL_KNOWN =
  /^(super|my|your|the|a)?[\s_-]*(secret|password|changeme|change[\s_-]me|jwt|cookie|medusa|test|example|default|key|token|1234567890)+/i

/** One character, or a few, over and over. @param {string} text */
const isMonotonous = (text) => new Set(text).size < 8

/**
 * What tokens and cookies are signed with, from the environment. In production the shop does not start with one that
 * could be guessed: whoever guesses it is its administrator.
 * @param {NodeJS.ProcessEnv} env @param {string} name @returns {string | undefined}
 */
function requiredSecret(env, name) {
  const secret = env[name]
  // A build needs none; the engine itself does not start in production without.
  if (!secret || env.NODE_ENV !== "production") return secret
  if (secret.length < SHORTEST || isMonotonous(secret) || WELL_KNOWN.test(secret))
    throw new Error(
      `${name} can be guessed: give it ${SHORTEST} random characters or more, such as those of "openssl rand -hex 32".`,
    )
  return secret
}

/**
 * What the secrets of second factors are sealed with in the database, where the environment names no key of its own. It
 * changes with JWT_SECRET: recovery codes are what still works then.
 * @param {NodeJS.ProcessEnv} env @returns {string | undefined}
 */
function sealingKey({ AUTH_MFA_ENCRYPTION_KEY: own, JWT_SECRET: secret, ...env }) {
  if (own) return requiredSecret({ ...env, AUTH_MFA_ENCRYPTION_KEY: own }, "AUTH_MFA_ENCRYPTION_KEY")
  return secret && createHmac("sha256", secret).update("second factors").digest("hex")
}

module.exports = { requiredSecret, sealingKey }
