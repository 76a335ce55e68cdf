/**
 * Timeouts in milliseconds for services that accept a connection and do not answer. Stripe and mail server are
 * configured in their plugins, SQL statements in start/postgres/timeouts.mjs.
 */
const timeouts = {
  database: { connectionTimeoutMillis: 5_000 },
  // More than the 10 seconds for which a worker waits for the next job.
  redis: { connectTimeout: 10_000, commandTimeout: 30_000, socketTimeout: 30_000 },
  // Two attempts end before the edge's timeout of one minute.
  storage: {
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  },
}

module.exports = { timeouts }
