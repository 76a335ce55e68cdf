const { createHmac } = require("node:crypto")

/** Minimum number of characters. Shorter secrets can be found by brute force. `openssl rand -hex 16` returns 32. */
const SHORTEST = 32

/** Matches words from guides, which attackers' word lists contain. */
const WELL_KNOWN =
  /^(super|my|your|the|a)?[\s_-]*(secret|password|changeme|change[\s_-]me|jwt|cookie|medusa|test|example|default|key|token|1234567890)+/i

/** @param {string} text */
const isMonotonous = (text) => new Set(text).size < 8

/**
 * Returns a secret. In production, throws if it is easy to guess: a guessed secret gives administrator access.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} name of the environment variable
 * @returns {string | undefined}
 */
function requiredSecret(env, name) {
  const secret = env[name]
  // A build needs no secret. In production, the engine itself does not start without one.
  if (!secret || env.NODE_ENV !== "production") return secret
  if (secret.length < SHORTEST || isMonotonous(secret) || WELL_KNOWN.test(secret))
    throw new Error(
      `${name} is too short or a known default. Use at least ${SHORTEST} random characters, for example from "openssl rand -hex 32".`,
    )
  return secret
}

/**
 * Returns the key that encrypts TOTP secrets, by default derived from JWT_SECRET. After a change of the key,
 * administrators can only sign in with recovery codes.
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
function sealingKey(env) {
  const { AUTH_MFA_ENCRYPTION_KEY: own, JWT_SECRET: secret } = env
  if (own) return requiredSecret(env, "AUTH_MFA_ENCRYPTION_KEY")
  return secret && createHmac("sha256", secret).update("second factors").digest("hex")
}

module.exports = { requiredSecret, sealingKey }
