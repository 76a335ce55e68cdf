import { requireVariable } from "@bon-perroquet/testing"
import { Client } from "pg"

const PREFIX = "order_copied_"

async function withDatabase<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: requireVariable("DATABASE_URL") })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export const copyOrder = (id: string, count: number): Promise<string[]> =>
  withDatabase(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO "order" (id, region_id, version, status, email, currency_code, created_at, updated_at, is_draft_order)
       SELECT '${PREFIX}' || n, region_id, version, status, 'copy@example.org', currency_code,
         created_at - n * interval '1 hour', updated_at, false
       FROM "order", generate_series(1, $2::int) n WHERE id = $1 RETURNING id`,
      [id, count],
    )
    return rows.map((row) => row.id)
  })

export const forgetCopies = (): Promise<void> =>
  withDatabase(async (client) => {
    await client.query(`DELETE FROM "order" WHERE id LIKE '${PREFIX}%'`)
  })
