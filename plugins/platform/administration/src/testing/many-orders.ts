import { database } from "./many-products"

/** Creates many orders by copying one. @param id Medusa's id of the order to copy */
export async function makeManyOrders(id: string, count: number, street: string): Promise<void> {
  const client = await database()
  await client.query(
    `INSERT INTO order_address (id, first_name, last_name, address_1, postal_code, city, country_code)
     SELECT 'ordaddr_many_' || n, 'Client', 'Fidèle', 'Rue ' || $2 || ' ' || n, '1000', 'Bruxelles', 'be'
     FROM generate_series(1, $1::int) n`,
    [count, street],
  )
  await client.query(
    `INSERT INTO "order" (id, region_id, version, status, email, currency_code, created_at, updated_at, is_draft_order,
       shipping_address_id)
     SELECT 'order_many_' || n, region_id, version, status, 'many@example.org', currency_code,
       created_at - n * interval '1 minute', updated_at, false, 'ordaddr_many_' || n
     FROM "order", generate_series(1, $1::int) n WHERE id = $2`,
    [count, id],
  )
  await client.query(`ANALYZE "order", order_address`)
  await client.end()
}

export async function forgetManyOrders(): Promise<void> {
  const client = await database()
  await client.query(`DELETE FROM "order" WHERE id LIKE 'order\\_many\\_%'`)
  await client.query(`DELETE FROM order_address WHERE id LIKE 'ordaddr\\_many\\_%'`)
  await client.end()
}

export async function readsOfIndex(name: string): Promise<number> {
  const client = await database()
  const { rows } = await client.query<{ reads: number }>(
    `SELECT idx_scan::int AS reads FROM pg_stat_user_indexes WHERE indexrelname = $1`,
    [name],
  )
  await client.end()
  return rows[0]?.reads ?? 0
}
