import { anyOf } from "../statement"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Returns the products of SKUs that are not for sale, by SKU. */
export async function productsNotForSale(knex: Knex, skus: readonly string[]): Promise<Map<string, string>> {
  if (!skus.length) return new Map()
  const { rows } = await knex.raw<{ rows: { sku: string; id: string }[] }>(
    `SELECT variant.sku, product.id FROM product_variant variant JOIN product ON product.id = variant.product_id
     WHERE variant.sku = ${anyOf("?")} AND product.status <> 'published'
       AND variant.deleted_at IS NULL AND product.deleted_at IS NULL`,
    [[...skus]],
  )
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}
