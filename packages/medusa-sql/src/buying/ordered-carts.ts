import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns the orders that carts became, by the cart's id. */
export async function orderedCarts(knex: Knex, cartIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await knex<{ cart_id: string; order_id: string }>("order_cart")
    .whereRaw("cart_id = ANY(?)", [[...cartIds]])
    .whereNull("deleted_at")
    .select("cart_id", "order_id")
  return new Map(rows.map(({ cart_id, order_id }) => [cart_id, order_id]))
}

/** Returns the carts of orders, by the order's id. */
export async function cartsOfOrders(knex: Knex, orderIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await knex<{ cart_id: string; order_id: string }>("order_cart")
    .whereRaw("order_id = ANY(?)", [[...orderIds]])
    .whereNull("deleted_at")
    .select("cart_id", "order_id")
  return new Map(rows.map(({ cart_id, order_id }) => [order_id, cart_id]))
}
