/**
 * Timeouts of the engine's connections in milliseconds: for a statement, for a row lock, for an idle transaction, and
 * for a server that does not respond. Migrations and backups have none. DATABASE_TIMEOUTS=off disables them.
 */
const TIMEOUT = {
  statement_timeout: "60000",
  lock_timeout: "20000",
  idle_in_transaction_session_timeout: "60000",
  query_timeout: "65000",
}

/**
 * @param {string} databaseUrl @param {NodeJS.ProcessEnv} env
 * @returns {string} the address with the timeouts that it does not set
 */
export function withTimeout(databaseUrl, env) {
  if (env.DATABASE_TIMEOUTS === "off") return databaseUrl
  const url = new URL(databaseUrl)
  for (const [name, milliseconds] of Object.entries(TIMEOUT))
    if (!url.searchParams.has(name)) url.searchParams.set(name, milliseconds)
  return url.href
}
