/**
 * How long a running engine waits for PostgreSQL, in milliseconds: a statement, a row lock, a transaction that does
 * nothing, which PostgreSQL ends itself; and an answer of a PostgreSQL that says nothing any more. Migrations and
 * backups, which may take longer, have no such limits; nor has anything with DATABASE_TIMEOUTS=off.
 */
const TIMEOUT = {
  statement_timeout: "60000",
  lock_timeout: "20000",
  idle_in_transaction_session_timeout: "60000",
  query_timeout: "65000",
}

/** @param {string} databaseUrl @param {NodeJS.ProcessEnv} env @returns {string} with the limits that it does not set itself */
export function withTimeout(databaseUrl, env) {
  if (env.DATABASE_TIMEOUTS === "off") return databaseUrl
  const url = new URL(databaseUrl)
  for (const [name, milliseconds] of Object.entries(TIMEOUT))
    if (!url.searchParams.has(name)) url.searchParams.set(name, milliseconds)
  return url.href
}
