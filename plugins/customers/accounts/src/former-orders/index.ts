import type { AdminFormerOrder, FormerOrder } from "@bon-perroquet/contract"
import type { PersonalDataKeeper } from "@bon-perroquet/api-kit/personal-data"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"

/** Orders of a former shop. They are never invoiced, sent or mailed, so they are not stored as Medusa's orders. */

const MOST = 200

export type NewFormerOrder = FormerOrder & { email: string; is_counted: boolean; import_id: string }

type Row = Omit<FormerOrder, "placed_at"> & { placed_at: Date }

const COLUMNS = [
  ...["number", "placed_at", "status", "currency", "items", "delivery_cents", "discount_cents", "vat_cents"],
  ...["total_cents", "refunded_cents", "payment_method", "tracking_number"],
]

const view = ({ placed_at, ...row }: Row): FormerOrder => ({ ...row, placed_at: placed_at.toISOString() })

/** Returns orders with one of the e-mail addresses (lower case), newest first. */
export async function formerOrdersOf(knex: Knex, emails: readonly string[]): Promise<FormerOrder[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `SELECT ${COLUMNS.join(", ")} FROM former_order WHERE email = ANY (CAST(? AS text[]))
     ORDER BY placed_at DESC, number DESC LIMIT ${MOST}`,
    [[...emails]],
  )
  return rows.map(view)
}

/** Returns a page of orders, newest first. @param emails in lower case. Undefined for all */
export async function findFormerOrders(
  knex: Knex,
  wanted: { search?: string | undefined; emails?: string[] | undefined; offset: number; limit: number },
): Promise<{ orders: AdminFormerOrder[]; total: number }> {
  const { search = "", emails = null, offset, limit } = wanted
  const pattern = `%${search.replace(/^#/, "").replace(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await knex.raw<{ rows: (Row & { email: string; matching: number })[] }>(
    `SELECT ${COLUMNS.join(", ")}, email, count(*) OVER ()::int AS matching FROM former_order
     WHERE (number ILIKE :pattern OR email ILIKE :pattern)
       AND (CAST(:emails AS text[]) IS NULL OR email = ANY (CAST(:emails AS text[])))
     ORDER BY placed_at DESC, number DESC LIMIT :limit OFFSET :offset`,
    { pattern, emails, offset, limit },
  )
  return {
    orders: rows.map(({ email, matching: _, ...row }) => ({ ...view(row), email })),
    total: rows[0]?.matching ?? 0,
  }
}

export async function formerOrdersAfter(
  knex: Knex,
  number: string,
  most: number,
): Promise<AdminFormerOrder[]> {
  const { rows } = await knex.raw<{ rows: (Row & { email: string })[] }>(
    `SELECT ${COLUMNS.join(", ")}, email FROM former_order WHERE number > ? ORDER BY number LIMIT ?`,
    [number, most],
  )
  return rows.map(({ email, ...row }) => ({ ...view(row), email }))
}

/** Returns the orders with these numbers, with their e-mail address. */
export async function formerOrdersByNumber(
  knex: Knex,
  numbers: readonly string[],
): Promise<Map<string, FormerOrder & { email: string }>> {
  const { rows } = await knex.raw<{ rows: (Row & { email: string })[] }>(
    `SELECT ${COLUMNS.join(", ")}, email FROM former_order WHERE number = ANY (CAST(? AS text[]))`,
    [[...numbers]],
  )
  return new Map(rows.map((row) => [row.number, { ...view(row), email: row.email }]))
}

/** Returns the orders that prove a purchase, by e-mail address. */
export async function formerPurchases(
  knex: Knex,
  emails: readonly string[],
): Promise<Map<string, { number: string; day: string; skus: string[] }[]>> {
  const { rows } = await knex.raw<{
    rows: { email: string; number: string; placed_at: Date; skus: string[] }[]
  }>(
    `SELECT email, number, placed_at, ARRAY(SELECT jsonb_array_elements(items) ->> 'sku') AS skus FROM former_order
     WHERE email = ANY (CAST(? AS text[])) AND status NOT IN ('pending', 'cancelled')`,
    [[...emails]],
  )
  const purchases = new Map<string, { number: string; day: string; skus: string[] }[]>()
  for (const { email, number, placed_at, skus } of rows) {
    const known = purchases.get(email) ?? []
    purchases.set(email, [...known, { number, day: placed_at.toISOString().slice(0, 10), skus }])
  }
  return purchases
}

/** Adds orders. Skips existing order numbers. */
export async function addFormerOrders(transaction: Knex, orders: readonly NewFormerOrder[]): Promise<void> {
  if (!orders.length) return
  const rows = orders.map((order) => ({
    ...order,
    id: generateEntityId(undefined, "forder"),
    items: JSON.stringify(order.items),
  }))
  await transaction("former_order").insert(rows).onConflict("number").ignore()
}

/** Deletes the orders with these numbers that an import added. */
export async function removeFormerOrders(
  transaction: Knex,
  importId: string,
  numbers: readonly string[],
): Promise<void> {
  await transaction("former_order")
    .where({ import_id: importId })
    .whereIn("number", [...numbers])
    .delete()
}

export const FORMER_ORDERS_OF_PEOPLE: PersonalDataKeeper = {
  part: "former_orders",
  read: (knex, { proved_email }) => formerOrdersOf(knex, proved_email === null ? [] : [proved_email]),
  async erase(transaction, { proved_email }) {
    if (proved_email !== null) await transaction("former_order").where({ email: proved_email }).delete()
  },
}
