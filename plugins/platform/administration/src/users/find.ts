import type { AdminUser } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Selects customers with an account, and administrators, for whom Medusa stores no phone number. */
const USERS = `
  SELECT id, email, first_name, last_name, NULLIF(phone, '') AS phone, false AS is_admin, NULL AS role,
    false AS has_second_factor, created_at FROM customer
  WHERE has_account AND deleted_at IS NULL
  UNION ALL
  SELECT id, email, first_name, last_name, NULL, true,
    (SELECT role FROM administrator_role WHERE email = lower("user".email) AND administrator_role.deleted_at IS NULL),
    "user".id IN (SELECT identity.app_metadata ->> 'user_id' FROM auth_mfa_factor factor
      JOIN auth_identity identity ON identity.id = factor.auth_identity_id
      WHERE factor.status = 'enabled' AND factor.deleted_at IS NULL AND identity.deleted_at IS NULL),
    created_at FROM "user" WHERE deleted_at IS NULL`

interface Row extends Omit<AdminUser, "first_name" | "last_name" | "created_at"> {
  first_name: string | null
  last_name: string | null
  created_at: Date
  /** Creation time with microseconds, to sort by. */
  at: string
}

interface Page {
  search?: string
  offset: number
  limit: number
}

interface After {
  at: string
  id: string
}

const MATCHING = `FROM (${USERS}) person
  WHERE concat_ws(' ', first_name, last_name, email) ILIKE ALL (CAST(:patterns AS text[]))`

const pattern = (word: string): string => `%${word.replace(/[\\%_]/g, "\\$&")}%`

const patternsOf = (search = ""): string[] => search.split(/\s+/).filter(Boolean).map(pattern)

async function readUsers(
  knex: Knex,
  { search, offset, limit }: Page,
  after?: After,
): Promise<{ users: AdminUser[]; last: After | undefined }> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT person.*, created_at::text AS at, (SELECT count(*)::int FROM "order"
       WHERE customer_id = person.id AND deleted_at IS NULL AND NOT is_draft_order) AS orders
     ${MATCHING} ${after ? "AND (created_at, id) < (CAST(:at AS timestamptz), :id)" : ""}
     ORDER BY created_at DESC, id DESC LIMIT :limit OFFSET :offset`,
    { patterns: patternsOf(search), limit, offset, ...after },
  )
  const users = rows.map(({ at: _at, ...row }) => ({
    ...row,
    first_name: row.first_name ?? "",
    last_name: row.last_name ?? "",
    created_at: row.created_at.toISOString(),
  }))
  return { users, last: rows.at(-1) }
}

async function countUsers(knex: Knex, search?: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: { total: number }[] }>(
    `SELECT count(*)::int AS total ${MATCHING}`,
    { patterns: patternsOf(search) },
  )
  return rows[0]?.total ?? 0
}

/** Returns the newest first, with the total. Each word must match name or e-mail address. */
export async function findUsers(knex: Knex, page: Page): Promise<{ users: AdminUser[]; total: number }> {
  const [{ users }, total] = await Promise.all([readUsers(knex, page), countUsers(knex, page.search)])
  return { users, total }
}

const USERS_AT_ONCE = 1_000

export async function allUsers(
  knex: Knex,
  { offset, search }: Omit<Page, "limit">,
): Promise<{ pieces: AsyncGenerator<AdminUser[], void>; total: number }> {
  async function* pieces() {
    const page = { ...(search !== undefined && { search }), limit: USERS_AT_ONCE }
    let read = await readUsers(knex, { ...page, offset })
    while (read.last) {
      yield read.users
      read = await readUsers(knex, { ...page, offset: 0 }, read.last)
    }
  }
  return { pieces: pieces(), total: await countUsers(knex, search) }
}
