import { withDatabase } from "./database.mjs"

/** Name of the role with which the engine connects. The role `shop` owns the tables. */
const ROLE = "shop_engine"

/**
 * Creates the engine's role, or changes its password.
 * @param {string} ownerUrl @param {string} password @param {string} [role]
 * @returns {Promise<string>} the database's address for the role
 */
export async function makeApplicationRole(ownerUrl, password, role = ROLE) {
  await withDatabase(ownerUrl, async (client) => {
    const { rowCount } = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [role])
    await client.query(
      `${rowCount ? "ALTER" : "CREATE"} ROLE ${client.escapeIdentifier(role)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION
       PASSWORD ${client.escapeLiteral(password)}`,
    )
  })
  const url = new URL(ownerUrl)
  url.username = role
  url.password = password
  return url.href
}

/**
 * Grants access to rows and sequences, but not to definitions. Does nothing if both URLs have the same role.
 * @param {string} ownerUrl @param {string} applicationUrl
 */
export async function grantToApplication(ownerUrl, applicationUrl) {
  const role = decodeURIComponent(new URL(applicationUrl).username)
  if (role === decodeURIComponent(new URL(ownerUrl).username)) return
  await withDatabase(ownerUrl, async (client) => {
    const to = client.escapeIdentifier(role)
    await client.query(`GRANT USAGE ON SCHEMA public TO ${to}`)
    await client.query(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${to}`)
    await client.query(`GRANT USAGE, SELECT, UPDATE ON ALL SEQUENCES IN SCHEMA public TO ${to}`)
  })
}
