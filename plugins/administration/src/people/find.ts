import type { AdminUser } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Who can sign in: customers with an account, and administrators, whose phone number the engine does not know. */
const PEOPLE = `
  SELECT id, email, first_name, last_name, phone, false AS is_admin, NULL AS role, created_at FROM customer
  WHERE has_account AND deleted_at IS NULL
  UNION ALL
  SELECT id, email, first_name, last_name, NULL, true,
    (SELECT role FROM administrator_role WHERE email = lower("user".email) AND administrator_role.deleted_at IS NULL),
    created_at FROM "user" WHERE deleted_at IS NULL`

interface Row extends Omit<AdminUser, "first_name" | "last_name" | "created_at"> {
  first_name: string | null
  last_name: string | null
  created_at: Date
}

interface Page {
  search?: string
  offset: number
  limit: number
}

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`

/** One page of the people, newest first, and how many match: every word in the name or the e-mail address. */
export async function findPeople(
  knex: Knex,
  { search = "", offset, limit }: Page,
): Promise<{ people: AdminUser[]; total: number }> {
  const patterns = search.split(/\s+/).filter(Boolean).map(pattern)
  const matching = `FROM (${PEOPLE}) person
    WHERE concat_ws(' ', first_name, last_name, email) ILIKE ALL (CAST(:patterns AS text[]))`
  const [page, count] = await Promise.all([
    knex.raw<{ rows: Row[] }>(
      `SELECT person.*, (SELECT count(*)::int FROM "order"
         WHERE customer_id = person.id AND deleted_at IS NULL AND NOT is_draft_order) AS orders
       ${matching} ORDER BY created_at DESC, id LIMIT :limit OFFSET :offset`,
      { patterns, limit, offset },
    ),
    knex.raw<{ rows: { total: number }[] }>(`SELECT count(*)::int AS total ${matching}`, { patterns }),
  ])
  const people = page.rows.map((row) => ({
    ...row,
    first_name: row.first_name ?? "",
    last_name: row.last_name ?? "",
    created_at: row.created_at.toISOString(),
  }))
  return { people, total: count.rows[0]?.total ?? 0 }
}
