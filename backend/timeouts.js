/**
 * Milliseconds, for services that accept a connection and do not answer. Stripe and mail: see their plugins.
 * SQL: start/postgres/timeouts.mjs.
 */
const timeouts = {
  database: { connectionTimeoutMillis: 5_000 },
  // A worker waits 10 seconds for the next job.
  redis: { connectTimeout: 10_000, commandTimeout: 30_000, socketTimeout: 30_000 },
  // Two attempts end before the edge's timeout of one minute.
  storage: {
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  },
}

module.exports = { timeouts }
