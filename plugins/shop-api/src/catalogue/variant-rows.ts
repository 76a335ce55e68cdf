import type { PricedRow } from "./prices/charged-price"
import type { Translations } from "./localised"
import { joinedTexts, LEVEL, priceOf, PRICES, type Shown, STOCK, TRANSLATED_TEXTS } from "./statement-parts"

/** A size in which a product is sold: a variant of the engine's. */
export interface VariantRow extends Translations, PricedRow {
  product_id: string
  variant_id: string
  variant_title: string | null
  /** Of the variant itself, in grams. */
  own_weight: number | null
  /** The product's where it has none of its own. */
  weight: number | null
  /** A picture of its own. */
  variant_thumbnail: string | null
  sku: string | null
  barcode: string | null
  ean: string | null
  price_id: string | null
  /** null where an inventory item is missing. */
  stock: number | null
  /** Units promised to open payment pages and to orders not sent yet. */
  held: number | null
}

/** The order in which a product's variants stand; the first is the one that the product itself is sold as. */
export const IN_RANK = "variant_rank NULLS LAST, created_at, id"

/**
 * All variants of a product that has several, in their order, as a JSON list under `sizes`; of those for sale the ones that have a
 * price. Joined to the statement's `product` and to its first variant, which tells how many there are.
 */
export const sizesOf = (shown: Shown): string => `
  CROSS JOIN LATERAL (SELECT variant.count AS of_product) counted
  LEFT JOIN LATERAL (
    SELECT json_agg(size) AS rows FROM (
      SELECT variant.product_id, variant.id AS variant_id, variant.title AS variant_title, variant.weight AS own_weight,
        COALESCE(variant.weight, product.weight) AS weight, variant.thumbnail AS variant_thumbnail, variant.sku,
        variant.barcode, variant.ean, ${TRANSLATED_TEXTS}, ${PRICES}, ${STOCK} AS stock, level.held
      FROM product_variant variant
      ${priceOf(shown)} ${LEVEL} ${joinedTexts("product_variant", "variant.id")}
      WHERE counted.of_product > 1 AND variant.product_id = product.id AND variant.deleted_at IS NULL
      ORDER BY ${IN_RANK.replace(/(variant_rank|created_at|\bid\b)/g, "variant.$1")}
    ) size
  ) sizes ON true`
