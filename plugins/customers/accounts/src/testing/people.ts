import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ShopRefusal, type ShopClient } from "@bon-perroquet/testing"
import { linkTo } from "@bon-perroquet/testing/mailbox"

export async function tablesWith(database: Knex, text: string): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'",
  )
  const hits = rows.map(
    ({ name }) =>
      `SELECT '${name}' AS name WHERE EXISTS (SELECT FROM "${name}" AS entry WHERE CAST(entry AS text) ILIKE :pattern)`,
  )
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
