import type { Order } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Documents = Order["documents"]

interface Issued {
  order_id: string
  kind: Documents[number]["kind"]
  number: string
  issued_at: Date
}

const ISSUED = `
  SELECT order_id, kind, number, issued_at FROM sales_document
  WHERE order_id = ANY (?) AND deleted_at IS NULL ORDER BY issued_at, id`

const USED = `SELECT DISTINCT kind, split_part(number, '-', 1) AS prefix FROM sales_document`

/** Returns the prefixes of issued numbers, with the kind of their documents. */
export async function usedPrefixes(
  knex: Knex,
): Promise<{ kind: Documents[number]["kind"]; prefix: string }[]> {
  const { rows } = await knex.raw<{ rows: { kind: Documents[number]["kind"]; prefix: string }[] }>(USED)
  return rows
}

export async function documentsOfOrders(
  knex: Knex,
  orderIds: string[],
): Promise<(orderId: string) => Documents> {
  const { rows } = await knex.raw<{ rows: Issued[] }>(ISSUED, [orderIds]).options({ name: "sales documents" })
  const byOrder = new Map<string, Documents>()
  for (const { order_id, kind, number, issued_at } of rows) {
    const document = { kind, number, issued_at: issued_at.toISOString() }
    byOrder.set(order_id, [...(byOrder.get(order_id) ?? []), document])
  }
  return (orderId) => byOrder.get(orderId) ?? []
}
