import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ShopRefusal, type ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"

/** Columns with the time of a write. */
const WRITTEN = ["created_at", "updated_at"]

/**
 * Returns the tables with the text in a row that was written in the last ten minutes, so that a search does not convert
 * all rows of other tests to text.
 */
export async function tablesWith(database: Knex, text: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { name: string; times: string[] }[] }>(
    `SELECT t.table_name AS name,
       coalesce(array_agg(c.column_name::text) FILTER (WHERE c.column_name = ANY(:written)), '{}') AS times
     FROM information_schema.tables t JOIN information_schema.columns c USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' GROUP BY t.table_name`,
    { written: WRITTEN },
  )
  const hits = rows.map(({ name, times }) => {
    const isRecent =
      times.map((time) => `entry.${time} > now() - interval '10 minutes'`).join(" OR ") || "true"
    return `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM "${name}" AS entry
      WHERE CASE WHEN ${isRecent} THEN CAST(entry AS text) ILIKE :pattern ELSE false END)`
  })
  const found = await database.raw<{ rows: { name: string }[] }>(hits.join(" UNION ALL "), {
    pattern: `%${text}%`,
  })
  return found.rows.map(({ name }) => name).sort()
}

export async function verify(shop: ShopClient, email: string): Promise<void> {
  const { token } = await linkTo(email, "/auth/verify")
  const answer = await shop.write("POST", "/api/auth/verify", { json: { token } })
  if (answer.status !== 200) throw new ShopRefusal("POST /api/auth/verify", answer)
}
