import { knex as connect, type Knex } from "@medusajs/framework/mikro-orm/knex"
import { requireVariable } from "../environment"

/** Closes an idle connection soon, so that a test file has nothing to close. */
const BRIEFLY = { min: 0, max: 1, idleTimeoutMillis: 400, reapIntervalMillis: 100 }

let database: Knex | undefined

/** The database of the worker's shop. */
export const shopDatabase = (): Knex =>
  (database ??= connect({
    client: "pg",
    connection: { connectionString: requireVariable("DATABASE_URL") },
    pool: BRIEFLY,
  }))
