/**
 * Timeouts in milliseconds, for services that accept a connection but do not respond. The timeouts of Stripe and mail
 * are in their plugins, and those of SQL are in tools/start/postgres/timeouts.mjs.
 */
const timeouts = {
  database: { connectionTimeoutMillis: 5_000 },
  // Longer than the 10 seconds for which a worker waits for the next job.
  redis: { connectTimeout: 10_000, commandTimeout: 30_000, socketTimeout: 30_000 },
  // Two attempts end within a minute, which is the timeout of the edge (the shop's public web server).
  storage: {
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  },
}

module.exports = { timeouts }
