import type { CustomFieldEntity } from "@bon-perroquet/contract"
import { customKeys } from "@bon-perroquet/contract/custom-fields"
import type { PricedRow } from "./prices/charged-price"
import type { Translations } from "./localised"
import {
  IS_ON_ORDER,
  joinedTexts,
  LEVEL,
  priceOf,
  prices,
  type Shown,
  STOCK,
  TRANSLATED_TEXTS,
} from "@bon-perroquet/medusa-sql/catalogue/statement-parts"

/**
 * Returns SQL for the values of the declared fields in a column `metadata`, because other programs store theirs in the
 * same column. Null if the merchant declares no field.
 */
export function customColumn(entity: CustomFieldEntity, metadata: string): string | null {
  const keys = customKeys(entity).map(({ key }) => `'${key}'`)
  return keys.length > 0
    ? `(SELECT jsonb_object_agg(key, value) FROM jsonb_each(${metadata}) WHERE key IN (${keys.join()}))`
    : null
}

const OF_SIZE = customColumn("variant", "variant.metadata")

/** Selects the custom fields of the size `variant`, after other columns. */
export const SIZE_CUSTOM = OF_SIZE === null ? "" : `, ${OF_SIZE} AS size_custom`

export interface VariantRow extends Translations, PricedRow {
  product_id: string
  variant_id: string
  variant_title: string | null
  own_weight: number | null
  /** The variant's weight, otherwise the product's. */
  weight: number | null
  variant_thumbnail: string | null
  sku: string | null
  barcode: string | null
  ean: string | null
  /** Id of the row with the base price (`priceOf`). */
  price_id: string | null
  /** Null if the variant lacks an inventory item. */
  stock: number | null
  /** Whether it is for sale without stock. */
  is_on_order: boolean
  /** Units reserved for open payment pages and for orders that are not shipped yet. */
  held: number | null
  /** Stored values of the merchant's own fields. */
  size_custom?: Record<string, unknown> | null
}

/** Sorts a product's variants. The first is the default size. */
export const IN_RANK = "variant_rank NULLS LAST, created_at, id"

/**
 * Joins the variants of a product that has several, in order, as a JSON list under `sizes`. For products for sale, only
 * variants with a price. The statement must join the first variant, which has the number of variants.
 */
export const sizesOf = (shown: Shown): string => `
  CROSS JOIN LATERAL (SELECT variant.count AS of_product) counted
  LEFT JOIN LATERAL (
    SELECT json_agg(size) AS rows FROM (
      SELECT variant.product_id, variant.id AS variant_id, variant.title AS variant_title, variant.weight AS own_weight,
        COALESCE(variant.weight, product.weight) AS weight, variant.thumbnail AS variant_thumbnail, variant.sku,
        variant.barcode, variant.ean, ${TRANSLATED_TEXTS}, ${prices()}, ${STOCK} AS stock, level.held, ${IS_ON_ORDER} AS is_on_order${SIZE_CUSTOM}
      FROM product_variant variant
      ${priceOf(shown)} ${LEVEL} ${joinedTexts("product_variant", "variant.id")}
      WHERE counted.of_product > 1 AND variant.product_id = product.id AND variant.deleted_at IS NULL
      ORDER BY ${IN_RANK.replace(/(variant_rank|created_at|\bid\b)/g, "variant.$1")}
    ) size
  ) sizes ON true`
