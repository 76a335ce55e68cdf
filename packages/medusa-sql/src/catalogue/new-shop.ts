import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Facts {
  has_products: boolean
  has_orders: boolean
}

const FACTS = `
  SELECT EXISTS (SELECT FROM product WHERE status = 'published' AND deleted_at IS NULL) AS has_products,
    EXISTS (SELECT FROM "order" WHERE NOT is_draft_order AND deleted_at IS NULL) AS has_orders`

/** Returns whether a product was published and an order placed. */
export async function readNewShopFacts(knex: Knex): Promise<Facts> {
  const { rows } = await knex.raw<{ rows: Facts[] }>(FACTS)
  return rows[0] ?? { has_products: false, has_orders: false }
}

/** Selects products with pictures of the demo catalogue. Uploaded pictures are in another folder. */
const DEMO = `SELECT id FROM product
  WHERE deleted_at IS NULL AND thumbnail LIKE '%/static/products/%' ORDER BY id`

export async function readDemoProducts(knex: Knex): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(DEMO)
  return rows.map(({ id }) => id)
}
