import { randomUUID } from "node:crypto"
import pg from "pg"
import { StartFailure } from "../failure.mjs"

/** @param {string} url */
const clientFor = (url) =>
  new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    ssl: process.env.DATABASE_SSL === "true" ? { rejectUnauthorized: true } : undefined,
  })

/**
 * Runs `work` with a connection, which is closed afterwards.
 * @template T @param {string} url @param {(client: pg.Client) => Promise<T>} work @returns {Promise<T>}
 */
export async function withDatabase(url, work) {
  const client = clientFor(url)
  client.on("error", () => {}) // Without a listener, a broken connection would end this process.
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * @param {string} url @param {string} name
 * @returns {string} address of another database on the same server
 */
export function databaseNamed(url, name) {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} true if the server accepts connections, even if the database is missing
 */
export async function acceptsConnections(url) {
  return withDatabase(databaseNamed(url, "postgres"), async () => true)
}

/** @param {string} url */
export async function createDatabaseWhenMissing(url) {
  const name = new URL(url).pathname.slice(1)
  await withDatabase(databaseNamed(url, "postgres"), async (client) => {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  })
}

/** @param {string} url */
function isAddress(url) {
  if (!URL.canParse(url)) return false
  const { pathname, search, hash } = new URL(url)
  return ![pathname, search, hash].join("").includes("@")
}

/** Throws a one-sentence error if an external database cannot be used. @param {string} url */
export async function requireReachable(url) {
  // The error hides the address, because it may contain the password.
  if (!isAddress(url))
    throw new StartFailure(
      "DATABASE_URL is not a valid URL. Write / # ? @ in its password as %2F %23 %3F %40, or omit the password and set DATABASE_PASSWORD.",
    )
  try {
    await withDatabase(url, (client) => client.query("select 1"))
  } catch (error) {
    const { host, pathname } = new URL(url)
    const reason = /** @type {{ message?: string, code?: string }} */ (error)
    throw new StartFailure(
      `DATABASE_URL (${host}${pathname}) cannot be used: ${reason.message || reason.code}. Correct it, or unset it to use the bundled PostgreSQL.`,
    )
  }
}

/**
 * State of `npm start` that depends on the database, for example the schema's fingerprint. It is stored in the
 * database, so that it is correct on every machine. It has its own schema, because Medusa compares the schema "public"
 * with its models.
 */
export class StartState {
  /** @param {pg.Client} client */
  constructor(client) {
    this.client = client
  }

  async prepare() {
    await this.client.query("create schema if not exists shop_start")
    await this.client.query(
      "create table if not exists shop_start.state (key text primary key, value text not null)",
    )
    await this.client.query(
      "insert into shop_start.state (key, value) values ('database_id', $1) on conflict (key) do nothing",
      [randomUUID()],
    )
  }

  /** @param {string} key @returns {Promise<string | null>} */
  async get(key) {
    const { rows } = await this.client.query("select value from shop_start.state where key = $1", [key])
    return rows[0]?.value ?? null
  }

  /** @param {string} key @param {string} value */
  async set(key, value) {
    await this.client.query(
      "insert into shop_start.state (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
      [key, value],
    )
  }

  /** @returns {Promise<boolean>} true if the database has no products */
  async isEmpty() {
    const { rows } = await this.client.query("select to_regclass('public.product') is not null as there")
    if (!rows[0]?.there) return true
    return (await this.client.query("select 1 from public.product limit 1")).rowCount === 0
  }
}
