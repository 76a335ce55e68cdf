import { Client } from "pg"
import { given } from "@bon-perroquet/testing"

/**
 * Tables that may change beside a refused request, each for a reason: what counts refused attempts, who holds a lock, and
 * how far the jobs have read Stripe.
 */
const MAY_CHANGE = ["throttle", "resource_lease", "stripe_scan"]

/** A digest of all the rows of each table; when a payment was last looked after, or a session used, does not count as a change. */
export type Rows = ReadonlyMap<string, string>

/** Looks at the shop's database from beside it. */
export class Database {
  private constructor(private readonly client: Client) {}

  static async open(): Promise<Database> {
    const client = new Client({ connectionString: given("DATABASE_URL") })
    await client.connect()
    return new Database(client)
  }

  async rows(): Promise<Rows> {
    const { rows: tables } = await this.client.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND NOT tablename = ANY ($1)`,
      [MAY_CHANGE],
    )
    const digests = tables.map(
      ({ name }) =>
        `SELECT '${name.replaceAll("'", "''")}' AS name, count(*) || ':' || coalesce(sum(hashtextextended((to_jsonb(t) - 'checked_at' - 'last_used_at')::text, 0)), 0) AS digest FROM ${name} t`,
    )
    const { rows } = await this.client.query<{ name: string; digest: string }>(digests.join(" UNION ALL "))
    return new Map(rows.map(({ name, digest }) => [name, digest]))
  }

  /** When each of the shop's connections began its last statement. */
  async lastStatements(): Promise<unknown[]> {
    const { rows } = await this.client.query<{ pid: number; query_start: string }>(
      `SELECT pid, query_start::text FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend' ORDER BY pid`,
    )
    return rows
  }

  close() {
    return this.client.end()
  }
}

/** Tables whose rows differ. */
export const changedTables = (before: Rows, after: Rows): string[] =>
  [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name)
