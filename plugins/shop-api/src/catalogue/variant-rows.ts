import { readerByIds } from "@bon-perroquet/engine-tables/statement"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { PricedRow } from "./prices/charged-price"
import type { Translations } from "./localised"
import {
  CHANNEL,
  joinedTexts,
  LEVEL,
  priceOf,
  PRICES,
  type Shown,
  STOCK,
  TRANSLATED_TEXTS,
} from "./statement-parts"

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

const variants = (shown: Shown, isWanted: string): string => `${CHANNEL}
  SELECT variant.product_id, variant.id AS variant_id, variant.title AS variant_title, variant.weight AS own_weight,
    COALESCE(variant.weight, product.weight) AS weight, variant.thumbnail AS variant_thumbnail, variant.sku, variant.barcode, variant.ean,
    ${TRANSLATED_TEXTS}, ${PRICES}, ${STOCK} AS stock, level.held
  FROM product_variant variant JOIN product ON product.id = variant.product_id
  ${priceOf(shown)} ${LEVEL} ${joinedTexts("product_variant", "variant.id")}
  WHERE variant.product_id ${isWanted} AND variant.deleted_at IS NULL
  ORDER BY variant.product_id, ${IN_RANK.replace(/(variant_rank|created_at|\bid\b)/g, "variant.$1")}`

const readers = {
  charged: readerByIds<VariantRow>("charged variant", (isWanted) => variants("charged", isWanted)),
  own: readerByIds<VariantRow>("own variant", (isWanted) => variants("own", isWanted)),
}

/** All variants of these products, in their order, by product; of those for sale the ones that have a price. */
export async function readVariantRows(
  knex: Knex,
  shown: Shown,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, VariantRow[]>> {
  const of = new Map<string, VariantRow[]>()
  if (!productIds.length) return of
  for (const row of await readers[shown](knex, productIds)) {
    const known = of.get(row.product_id)
    if (known) known.push(row)
    else of.set(row.product_id, [row])
  }
  return of
}
