/**
 * How long the engine waits for what takes its connections and then says nothing, in milliseconds. What is not here:
 * Stripe and the mail server (their plugins), a statement in PostgreSQL (start/postgres/timeouts.mjs).
 */
const timeouts = {
  database: { connectionTimeoutMillis: 5_000 },
  // Above the 10 seconds for which a worker waits for the next job on purpose.
  redis: { connectTimeout: 10_000, commandTimeout: 30_000, socketTimeout: 30_000 },
  // Two tries end before the edge gives the caller up, after a minute.
  storage: {
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  },
}

module.exports = { timeouts }
