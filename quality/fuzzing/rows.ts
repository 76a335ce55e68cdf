import { Client } from "pg"
import { requireVariable } from "@bon-perroquet/testing"

/** Tables that rejected requests may change: counters of attempts, leases, and the position of Stripe scans. */
const MAY_CHANGE = ["throttle", "resource_lease", "stripe_scan"]

/** Digest of the rows by table. It ignores the times of payment checks and of session use. */
export type Rows = ReadonlyMap<string, string>

export class Database {
  private constructor(private readonly client: Client) {}

  static async open(): Promise<Database> {
    const client = new Client({ connectionString: requireVariable("DATABASE_URL") })
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

  /** Returns when each connection's last statement started. */
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

export const changedTables = (before: Rows, after: Rows): string[] =>
  [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name)
