import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface NewShop {
  /** Whether a product was published. */
  has_products: boolean
  has_orders: boolean
  /** Ids of the products with pictures of the demo catalogue. Uploaded pictures are in another folder. */
  demo_products: string[]
}

const NEW_SHOP = `
  SELECT EXISTS (SELECT FROM product WHERE status = 'published' AND deleted_at IS NULL) AS has_products,
    EXISTS (SELECT FROM "order" WHERE NOT is_draft_order AND deleted_at IS NULL) AS has_orders,
    ARRAY(SELECT id FROM product
      WHERE deleted_at IS NULL AND thumbnail LIKE '%/static/products/%' ORDER BY id) AS demo_products`

export async function readNewShop(knex: Knex): Promise<NewShop> {
  const { rows } = await knex.raw<{ rows: NewShop[] }>(NEW_SHOP)
  return rows[0] ?? { has_products: false, has_orders: false, demo_products: [] }
}
