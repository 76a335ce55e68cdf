import { readerByIds } from "@bon-perroquet/medusa-sql/statement"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { LRUCache } from "lru-cache"
import type { Allergen, BirdKind, TranslatedLanguage } from "@bon-perroquet/contract"
import { isSoldInShop, soldInColumn } from "@bon-perroquet/medusa-sql/channels"
import { withComparison } from "./prices/compared"
import type { PricedRow } from "./prices/charged-price"
import { informed } from "@bon-perroquet/api-kit/information"
import { reviewed } from "@bon-perroquet/api-kit/reviews"
import { PRODUCT } from "@bon-perroquet/languages/handles"
import { IS_PERISHABLE, IS_SHOWN } from "@bon-perroquet/medusa-sql/catalogue/categories"
import type { Translations } from "./localised"
import {
  CHANNEL,
  IS_ON_ORDER,
  joinedTexts,
  LEVEL,
  priceOf,
  prices,
  type Shown,
  STOCK,
  TRANSLATED_TEXTS,
} from "@bon-perroquet/medusa-sql/catalogue/statement-parts"
import { customColumn, IN_RANK, SIZE_CUSTOM, sizesOf, type VariantRow } from "./variant-rows"

/** A product as selected from Medusa's tables. A test compares every product with Medusa's answer. */

export interface ProductRow extends Translations, PricedRow {
  id: string
  handle: string
  handles: Partial<Record<TranslatedLanguage, string>> | null
  /** Former handles, each after its language: "nl gepelde-amandelen". */
  former_handles: string[] | null
  title: string
  subtitle: string | null
  description: string | null
  thumbnail: string | null
  discountable: boolean
  weight: number | null
  images: string[] | null
  category_id: string | null
  unit_label: string | null
  is_promotion: boolean | null
  is_featured: boolean | null
  /** Whether the product has no right of withdrawal. If null, the category decides. */
  perishable: boolean | null
  /** Null if the shop's default applies. */
  low_stock_threshold: number | null
  birds: BirdKind[] | null
  /** Stored values of the merchant's own fields. */
  custom: Record<string, unknown> | null
  /** Stored values of the merchant's own fields of the first size. */
  size_custom?: Record<string, unknown> | null
  category_perishable: boolean | null
  vat_class: number | null
  has_information: boolean
  allergens: Allergen[] | null
  traces: Allergen[] | null
  /** Number of published reviews, or null without reviews. */
  review_count: number | null
  review_stars: number | null
  shipping_profile_id: string | null
  variant_id: string
  variant_title: string | null
  sku: string | null
  barcode: string | null
  ean: string | null
  price_id: string | null
  /** Null if the variant lacks an inventory item. */
  stock: number | null
  /** Units reserved for open payment pages and for orders that are not shipped yet. */
  held: number | null
  /** Whether the first variant is for sale without stock. */
  is_on_order: boolean
  variants: VariantRow[]
  status: string
  /** Ids of the sales channels that sell the product. Missing in a shop with one channel. */
  sold_in?: string[] | null
  /** Seconds since 1970. */
  created_at: number
  updated_at: Date
}

const FIRST_VARIANT = `
  CROSS JOIN LATERAL (
    SELECT *, count(*) OVER ()::int AS count FROM product_variant WHERE product_id = product.id AND deleted_at IS NULL
    ORDER BY ${IN_RANK} LIMIT 1
  ) variant`

/**
 * Joins the product's first category that shoppers see. A hidden category is joined without its id, and only decides
 * if the product is perishable.
 */
export const CATEGORY = `
  LEFT JOIN LATERAL (
    SELECT CASE WHEN ${IS_SHOWN} THEN category.id END AS id, ${IS_PERISHABLE} AS is_perishable FROM product_category_product link
    JOIN product_category category ON category.id = link.product_category_id
    WHERE link.product_id = product.id AND category.deleted_at IS NULL
    ORDER BY (${IS_SHOWN}) DESC, category.rank, category.id LIMIT 1
  ) category ON true`

export const TRANSLATIONS = joinedTexts("product", "product.id")

export const IS_PRODUCT = "product.deleted_at IS NULL AND NOT product.is_giftcard"

const CUSTOM = customColumn("product", "product.metadata") ?? "NULL::jsonb"

/**
 * Returns the statement that selects products with their first variant and its euro price. Stock is the
 * quantity that Medusa can still reserve: per inventory item the stocked minus the reserved units at the
 * channel's locations, divided by the units that one piece needs.
 * @param shown "charged" selects products for sale; "own" includes products without a price, with price 0
 * @param more SQL of further columns
 */
const productsIn = (shown: Shown, more = "", information = informed(), reviews = reviewed()): string => `
  SELECT product.id, product.handle, product.title, product.subtitle, product.description, product.thumbnail,
    named.handles, named.former_handles, product.discountable, COALESCE(variant.weight, product.weight) AS weight, ${TRANSLATED_TEXTS},
    picture.urls AS images, category.id AS category_id, listing.unit_label,
    listing.is_promotion, listing.is_featured, listing.perishable, listing.low_stock_threshold, listing.birds, ${CUSTOM} AS custom, category.is_perishable AS category_perishable, vat.vat_class, ${information.columns}, ${reviews.columns}, profile.shipping_profile_id, variant.id AS variant_id,
    variant.title AS variant_title, variant.sku, variant.barcode, variant.ean, ${prices()}${SIZE_CUSTOM},
    level.held, COALESCE(sizes.rows, '[]') AS variants, product.status,
    GREATEST(product.updated_at, variant.updated_at, price.updated_at, listing.updated_at, vat.updated_at) AS updated_at,
    ${STOCK} AS stock, ${IS_ON_ORDER} AS is_on_order, extract(epoch FROM product.created_at)::float8 AS created_at${more}
  FROM product ${FIRST_VARIANT}
  ${priceOf(shown)} ${LEVEL} ${sizesOf(shown)} ${CATEGORY} ${TRANSLATIONS}
  LEFT JOIN LATERAL (
    SELECT array_agg(url ORDER BY rank, id) AS urls FROM image
    WHERE product_id = product.id AND deleted_at IS NULL
  ) picture ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_object_agg(language, handle) FILTER (WHERE is_current) AS handles,
      jsonb_agg(language || ' ' || handle ORDER BY language, handle) FILTER (WHERE NOT is_current) AS former_handles
    FROM ${PRODUCT.handles} WHERE ${PRODUCT.key} = product.id
  ) named ON true
  LEFT JOIN listing ON listing.product_id = product.id AND listing.deleted_at IS NULL
  LEFT JOIN product_vat_class vat ON vat.product_id = product.id AND vat.deleted_at IS NULL
  ${information.join} ${reviews.join}
  LEFT JOIN product_shipping_profile profile ON profile.product_id = product.id AND profile.deleted_at IS NULL
  WHERE ${IS_PRODUCT}`

/** Selects published products of the shop's channels that have a price. */
const forSale = (isWanted: string): string => `${CHANNEL} SELECT to_json(sold)::text AS json FROM (
  ${productsIn("charged", soldInColumn("product.id"))} AND product.status = 'published'
    AND ${isSoldInShop("product.id")} AND product.id ${isWanted}) sold`

const own = (isWanted: string): string => `${CHANNEL} SELECT to_json(own)::text AS json
  FROM (${productsIn("own")} AND product.id ${isWanted}) own ORDER BY own.created_at DESC, own.id`

/** Products per statement. Parsing more at once would block other requests. */
const CHUNK = 500

/** A product as JSON text: parsing it is faster than reading fifty columns, and the text is a cache key. */
interface JsonRow {
  json: string
}

const readForSale = readerByIds<JsonRow>("for-sale product", forSale)
const readOwn = readerByIds<JsonRow>("own product", own)

const rowIn = ({ json }: JsonRow): ProductRow => {
  const { updated_at, ...row } = JSON.parse(json) as Omit<ProductRow, "updated_at"> & { updated_at: string }
  return { ...row, updated_at: new Date(updated_at) }
}

export const readProductRows = (knex: Knex, ids: readonly string[]): Promise<ProductRow[]> =>
  inChunks(knex, ids, readForSale)

/** Returns products by id, including those not for sale, newest first. */
export const readOwnProductRows = (knex: Knex, ids: readonly string[]): Promise<ProductRow[]> =>
  inChunks(knex, ids, readOwn)

async function inChunks(knex: Knex, ids: readonly string[], read: typeof readOwn): Promise<ProductRow[]> {
  const rows: ProductRow[] = []
  for (const some of chunksOf(ids))
    rows.push(...(await withComparison(knex, (await read(knex, some)).map(rowIn))))
  return rows
}

function* chunksOf(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += CHUNK) yield ids.slice(start, start + CHUNK)
}

/** Number of parts that the database reads ahead, because reading takes longer than processing. */
const AHEAD = 2

/** Yields all products for sale in parts. The database reads the next parts while the caller processes one. */
export async function* readAllForSale(knex: Knex): AsyncGenerator<ProductRow[]> {
  const reading: Promise<ProductRow[]>[] = []
  for (let after: string | undefined = ""; after !== undefined || reading.length > 0;) {
    while (after !== undefined && reading.length < AHEAD) {
      const ids: string[] = await readIdsAfter(knex, after)
      const rows = readProductRows(knex, ids)
      // Prevents an unhandled rejection if the caller stops early.
      rows.catch(() => {})
      reading.push(rows)
      after = ids.length < CHUNK ? undefined : ids.at(-1)
    }
    yield (await reading.shift()) ?? []
  }
}

/** Reads ids separately, because with all joins PostgreSQL would scan the other tables for each part. */
async function readIdsAfter(knex: Knex, id: string): Promise<string[]> {
  const sql = `SELECT id FROM product WHERE ${IS_PRODUCT} AND id > ? ORDER BY id LIMIT ${CHUNK}`
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(sql, [id])
  return rows.map((row) => row.id)
}

export const NEWEST_FIRST = "ORDER BY product.created_at DESC, product.id"

const ownPage = (choice: string): string => `${CHANNEL}, ${choice}
  SELECT to_json(own)::text AS json, (SELECT count(*) FROM matching)::int AS total
  FROM (${productsIn("own")} AND product.id = ANY(ARRAY(SELECT id FROM page))) own JOIN page ON page.id = own.id
  ORDER BY page.place`

/** Recently parsed rows by their text, because most rows of a list that is opened again are unchanged. */
const lately = new LRUCache<string, ProductRow>({ max: 500 })

function knownRow(jsonRow: JsonRow): ProductRow {
  const latest = lately.get(jsonRow.json)
  if (latest) return latest
  const row = rowIn(jsonRow)
  lately.set(jsonRow.json, row)
  return row
}

/**
 * Returns products in the statement's order, with the total (missing if the page is empty). Unchanged products are the
 * same object, so callers can cache by it.
 * @param choice further parts of `WITH`: `matching` selects all matches, `page` the requested ones with `id` and
 * `place`
 */
export async function readOwnPage(
  knex: Knex,
  choice: string,
  values: Record<string, unknown>,
  name?: string,
): Promise<{ rows: readonly Readonly<ProductRow>[]; total: number | undefined }> {
  const pending = knex.raw<{ rows: (JsonRow & { total: number })[] }>(
    ownPage(choice),
    values as Knex.RawBinding,
  )
  const { rows } = await (name === undefined ? pending : pending.options({ name }))
  return { rows: await withComparison(knex, rows.map(knownRow)), total: rows[0]?.total }
}
