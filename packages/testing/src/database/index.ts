import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable } from "../environment"

declare global {
  /** Open databases by address. HTTP tests set it once per worker. */
  var shopDatabases: Map<string, Knex> | undefined
}

/** Milliseconds. On a new connection, PostgreSQL needs twice the time for the first statements. */
const KEPT = 10 * 60_000

interface Pool {
  on(event: "startReaping", listener: () => void): void
  interval: NodeJS.Timeout | null
}

function open(connectionString: string): Knex {
  const database = connect({
    client: "pg",
    connection: { connectionString, application_name: "tests" },
    pool: {
      ...{ min: 0, max: 3, idleTimeoutMillis: KEPT },
      afterCreate: (connection: { unref(): void }, done: (error: null, connection: unknown) => void) => {
        connection.unref()
        done(null, connection)
      },
    },
  })
  const { pool } = database.client as { pool: Pool }
  // Neither connection nor timer keep a worker from ending. The pool emits the event before it starts the timer.
  pool.on("startReaping", () => setImmediate(() => pool.interval?.unref()))
  return database
}

/** The database of the worker's shop. Test files share its connection. */
export function shopDatabase(): Knex {
  const url = requireVariable("DATABASE_URL")
  const databases = (globalThis.shopDatabases ??= new Map<string, Knex>())
  const kept = databases.get(url)
  // A test may have closed it.
  if (kept && (kept.client as { pool?: unknown }).pool) return kept
  const database = open(url)
  databases.set(url, database)
  return database
}
