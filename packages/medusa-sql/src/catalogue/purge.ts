import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Deletes the rows of imported products and promotions that Medusa only marked as deleted. */

const PROMOTION = `
  SELECT campaign_id, ARRAY(
    SELECT promotion_rule_id FROM promotion_promotion_rule WHERE promotion_id = :id
    UNION SELECT promotion_rule_id FROM application_method_target_rules target
      JOIN promotion_application_method method ON method.id = target.application_method_id
      WHERE method.promotion_id = :id) AS rules
  FROM promotion WHERE id = :id AND deleted_at IS NOT NULL`

export async function purgePromotion(knex: Knex, id: string): Promise<void> {
  await knex.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: { campaign_id: string | null; rules: string[] }[] }>(
      PROMOTION,
      { id },
    )
    const [deleted] = rows
    if (!deleted) return
    await transaction("promotion").where({ id }).delete()
    await transaction("promotion_rule").whereIn("id", deleted.rules).delete()
    await transaction("promotion_campaign")
      .where({ id: deleted.campaign_id })
      .whereNotNull("deleted_at")
      .delete()
  })
}

const SIZES = `
  SELECT id FROM product_variant WHERE id = ANY (CAST(:variants AS text[])) AND deleted_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM order_line_item item WHERE item.variant_id = product_variant.id)`
const PRODUCTS = `
  SELECT id FROM product WHERE id = ANY (CAST(:products AS text[])) AND deleted_at IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM order_line_item item WHERE item.product_id = product.id)`
const PRICE_SETS = `SELECT price_set_id FROM product_variant_price_set WHERE variant_id IN (${SIZES})`
const ITEMS = `SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id IN (${SIZES})`

const OPTIONS = `SELECT product_option_id FROM product_product_option WHERE product_id IN (${PRODUCTS})`

/** The order matters: a statement finds its rows through rows that later statements delete. */
const OF_PRODUCTS = [
  `DELETE FROM price WHERE price_set_id IN (${PRICE_SETS})`,
  `DELETE FROM price_set WHERE id IN (${PRICE_SETS})`,
  `DELETE FROM product_variant_price_set WHERE variant_id IN (${SIZES})`,
  `DELETE FROM inventory_level WHERE inventory_item_id IN (${ITEMS})`,
  `DELETE FROM inventory_item WHERE id IN (${ITEMS}) AND deleted_at IS NOT NULL`,
  `DELETE FROM product_variant_inventory_item WHERE variant_id IN (${SIZES})`,
  `DELETE FROM product_sales_channel WHERE product_id IN (${PRODUCTS})`,
  `DELETE FROM product_shipping_profile WHERE product_id IN (${PRODUCTS})`,
  `DELETE FROM translation WHERE reference_id IN (${SIZES} UNION ${PRODUCTS})`,
  `DELETE FROM product_option WHERE is_exclusive AND id IN (${OPTIONS})`,
  `DELETE FROM product_variant WHERE id IN (${SIZES})`,
]

/** Deletes the remaining rows of soft-deleted products and sizes, except bought ones. @returns ids of the products */
export async function purgeProducts(
  knex: Knex,
  ids: { products: readonly string[]; variants: readonly string[] },
): Promise<string[]> {
  const values = { products: [...ids.products], variants: [...ids.variants] }
  return knex.transaction(async (transaction) => {
    for (const statement of OF_PRODUCTS) await transaction.raw(statement, values)
    const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
      `DELETE FROM product WHERE id IN (${PRODUCTS}) RETURNING id`,
      values,
    )
    return rows.map(({ id }) => id)
  })
}

const UNFINISHED = `
  SELECT id, ARRAY(SELECT variant.id FROM product_variant variant WHERE variant.product_id = product.id) AS variants
  FROM product WHERE id = ANY (CAST(:ids AS text[])) AND NOT EXISTS (
    SELECT FROM recorded_change WHERE subject = 'product' AND subject_id = product.id AND action = 'created')`

/** Returns the products whose creation was interrupted before it was logged, also deleted ones, with their sizes. */
export async function unfinishedProducts(
  knex: Knex,
  ids: readonly string[],
): Promise<{ id: string; variants: string[] }[]> {
  const { rows } = await knex.raw<{ rows: { id: string; variants: string[] }[] }>(UNFINISHED, {
    ids: [...ids],
  })
  return rows
}

/** Deletes the inventory items that an interrupted creation of products has not linked to a size. */
export async function purgeUnlinkedItems(knex: Knex, skus: readonly string[], since: Date): Promise<void> {
  await knex.raw(
    `DELETE FROM inventory_item item WHERE sku = ANY (CAST(:skus AS text[])) AND created_at >= :since
       AND NOT EXISTS (SELECT FROM product_variant_inventory_item link WHERE link.inventory_item_id = item.id)`,
    { skus: [...skus], since },
  )
}

/** Deletes the rows that remain of deleted categories. */
export async function purgeCategories(knex: Knex, ids: readonly string[]): Promise<void> {
  await knex("product_category")
    .whereIn("id", [...ids])
    .whereNotNull("deleted_at")
    .delete()
}

/** Removes empty texts, because Medusa stores "" for a removed translation. */
const EMPTY_TEXTS = `
  WITH changed AS (SELECT * FROM unnest(CAST(:ids AS text[]), CAST(:locales AS text[])) AS each (id, locale)),
  filled AS (
    UPDATE translation SET translations = (
      SELECT COALESCE(jsonb_object_agg(field, text), '{}') FROM jsonb_each(translations) AS texts (field, text)
      WHERE text <> '""')
    FROM changed WHERE locale_code = changed.locale AND translation.deleted_at IS NULL AND reference_id IN (
      SELECT changed.id UNION SELECT variant.id FROM product_variant variant WHERE variant.product_id = changed.id)
  )
  SELECT * FROM changed WHERE EXISTS (
    SELECT FROM translation WHERE reference_id = changed.id AND locale_code = changed.locale
      AND translation.deleted_at IS NULL AND translations ->> 'title' <> '')`

/** Removes empty texts of products and their sizes. Returns the products and locales that still have a name. */
export async function purgeEmptyTexts(
  knex: Knex,
  products: readonly { id: string; locale: string }[],
): Promise<{ id: string; locale: string }[]> {
  const { rows } = await knex.raw<{ rows: { id: string; locale: string }[] }>(EMPTY_TEXTS, {
    ids: products.map(({ id }) => id),
    locales: products.map(({ locale }) => locale),
  })
  return rows
}

/** Deletes prices that Medusa marked as deleted, so that an undone import leaves no rows. */
export async function purgePrices(knex: Knex, ids: readonly string[]): Promise<void> {
  if (ids.length) await knex("price").whereIn("id", ids).whereNotNull("deleted_at").delete()
}
