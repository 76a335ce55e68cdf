import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { LOCALE_OF, MAX_LINE_QUANTITY, TRANSLATED_LANGUAGES } from "@bon-perroquet/contract"
import type { Translations } from "./localised"

/**
 * All that the catalogue knows of the engine's tables. The tables stay the engine's: this only reads, and a test
 * compares what comes out with the engine's own answer for every product.
 */

export interface ProductRow extends Translations {
  id: string
  handle: string
  title: string
  subtitle: string | null
  description: string | null
  thumbnail: string | null
  discountable: boolean
  /** Grams. */
  weight: number | null
  images: string[] | null
  category_id: string | null
  unit_label: string | null
  is_promotion: boolean | null
  vat_class: number | null
  shipping_profile_id: string | null
  variant_id: string
  variant_title: string | null
  sku: string | null
  barcode: string | null
  /** Decimal euro, VAT included. */
  amount: string
  price_id: string | null
  /** null where an inventory item is missing. */
  stock: number | null
  /** Units promised to open payment pages and to orders not sent yet. */
  held: number | null
  status: string
  /** When it was taken into the catalogue, in seconds since 1970. */
  created_at: number
  updated_at: Date
}

/** A price of a list that holds for everyone, now; the cheapest, as the engine chooses. */
const PRICE_LIST = `
  LEFT JOIN LATERAL (
    SELECT listed.amount, list.type FROM product_variant_price_set link
    JOIN price listed ON listed.price_set_id = link.price_set_id
    JOIN price_list list ON list.id = listed.price_list_id
    WHERE link.variant_id = variant.id AND link.deleted_at IS NULL AND listed.deleted_at IS NULL
      AND listed.currency_code = 'eur' AND COALESCE(listed.rules_count, 0) = 0
      AND (listed.min_quantity IS NULL OR listed.min_quantity <= 1)
      AND list.status = 'active' AND list.deleted_at IS NULL AND COALESCE(list.rules_count, 0) = 0
      AND (list.starts_at IS NULL OR list.starts_at <= now()) AND (list.ends_at IS NULL OR list.ends_at >= now())
    ORDER BY listed.amount LIMIT 1
  ) list ON true`

/** An "override" list's price holds whatever it is, a "sale" list's where it is lower. */
const CHARGED = "CASE WHEN list.type = 'override' THEN list.amount ELSE LEAST(price.amount, list.amount) END"

/** Where the shop sells and what it sells from. */
const CHANNEL = `
  WITH store_channel AS (
    SELECT default_sales_channel_id AS id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1
  ), locations AS (
    SELECT stock_location_id FROM sales_channel_stock_location
    WHERE sales_channel_id = (SELECT id FROM store_channel) AND deleted_at IS NULL
  )`

const FIRST_VARIANT = `
  CROSS JOIN LATERAL (
    SELECT * FROM product_variant WHERE product_id = product.id AND deleted_at IS NULL
    ORDER BY variant_rank NULLS LAST, created_at, id LIMIT 1
  ) variant`

const LEVEL = `
  LEFT JOIN LATERAL (
    SELECT min(floor(item.available / item.required))::int AS stock,
      max(ceil(item.reserved / item.required))::int AS held FROM (
      SELECT link.required_quantity AS required,
        COALESCE(sum(level.stocked_quantity - level.reserved_quantity), 0) AS available,
        COALESCE(sum(level.reserved_quantity), 0) AS reserved
      FROM product_variant_inventory_item link
      LEFT JOIN inventory_level level ON level.inventory_item_id = link.inventory_item_id
        AND level.deleted_at IS NULL AND level.location_id IN (SELECT stock_location_id FROM locations)
      WHERE link.variant_id = variant.id AND link.deleted_at IS NULL
      GROUP BY link.id, link.required_quantity
    ) item
  ) level ON true`
/** null where an inventory item is missing. */
const STOCK = `CASE WHEN variant.manage_inventory AND NOT variant.allow_backorder THEN level.stock ELSE ${MAX_LINE_QUANTITY} END`

const CATEGORY = `
  LEFT JOIN LATERAL (
    SELECT category.id FROM product_category_product link
    JOIN product_category category ON category.id = link.product_category_id
    WHERE link.product_id = product.id AND category.is_active AND NOT category.is_internal AND category.deleted_at IS NULL
    ORDER BY category.rank, category.id LIMIT 1
  ) category ON true`

/** Each language beside the engine's own text is joined under its code. @param reference kind and id of what is translated */
const joinedTexts = (reference: string, id: string): string =>
  TRANSLATED_LANGUAGES.map(
    (
      code,
    ) => `LEFT JOIN translation ${code} ON ${code}.reference = '${reference}' AND ${code}.reference_id = ${id}
    AND ${code}.locale_code = '${LOCALE_OF[code]}' AND ${code}.deleted_at IS NULL`,
  ).join("\n")
const TRANSLATED_TEXTS = TRANSLATED_LANGUAGES.map((code) => `${code}.translations AS ${code}`).join(", ")

const TRANSLATIONS = joinedTexts("product", "product.id")

const IS_PRODUCT = "product.deleted_at IS NULL AND NOT product.is_giftcard"

/**
 * Products with the first variant that each has and its euro price. Stock is what the engine would still
 * reserve: of each inventory item the stocked less the reserved units at the channel's locations, divided by what one
 * unit needs of it.
 * @param shown "charged" is what is for sale, at the price that price lists make of it; "own" keeps products without a
 * price, at 0, and tells the price that the merchant gave the product itself
 */
const products = (shown: "own" | "charged"): string => `${CHANNEL}
  SELECT product.id, product.handle, product.title, product.subtitle, product.description, product.thumbnail,
    product.discountable, COALESCE(variant.weight, product.weight) AS weight, ${TRANSLATED_TEXTS},
    picture.urls AS images, category.id AS category_id, listing.unit_label,
    listing.is_promotion, vat.vat_class, profile.shipping_profile_id, variant.id AS variant_id,
    variant.title AS variant_title, variant.sku, variant.barcode, COALESCE(${shown === "own" ? "price.amount" : CHARGED}, 0)::text AS amount,
    price.id AS price_id, level.held, product.status,
    GREATEST(product.updated_at, variant.updated_at, price.updated_at, listing.updated_at, vat.updated_at) AS updated_at,
    ${STOCK} AS stock, extract(epoch FROM product.created_at)::float8 AS created_at
  FROM product ${FIRST_VARIANT}
  ${shown === "own" ? "LEFT" : "INNER"} JOIN LATERAL (
    SELECT price.id, price.amount, price.updated_at FROM product_variant_price_set link JOIN price ON price.price_set_id = link.price_set_id
    WHERE link.variant_id = variant.id AND link.deleted_at IS NULL AND price.deleted_at IS NULL
      AND price.currency_code = 'eur' AND price.price_list_id IS NULL AND COALESCE(price.rules_count, 0) = 0
      AND (price.min_quantity IS NULL OR price.min_quantity <= 1)
    ORDER BY price.amount LIMIT 1
  ) price ON true
  ${shown === "own" ? "" : PRICE_LIST} ${LEVEL} ${CATEGORY} ${TRANSLATIONS}
  LEFT JOIN LATERAL (
    SELECT array_agg(url ORDER BY rank, id) AS urls FROM image
    WHERE product_id = product.id AND deleted_at IS NULL
  ) picture ON true
  LEFT JOIN listing ON listing.product_id = product.id AND listing.deleted_at IS NULL
  LEFT JOIN product_vat_class vat ON vat.product_id = product.id AND vat.deleted_at IS NULL
  LEFT JOIN product_shipping_profile profile ON profile.product_id = product.id AND profile.deleted_at IS NULL
  WHERE ${IS_PRODUCT}`

/** What the shop sells: published in the store's default sales channel, with a price. */
const FOR_SALE = `${products("charged")} AND product.status = 'published'
    AND EXISTS (
      SELECT 1 FROM product_sales_channel link WHERE link.product_id = product.id AND link.deleted_at IS NULL
        AND link.sales_channel_id = (SELECT id FROM store_channel)
    )`

/** Products read by one statement: large enough to be quick, small enough to hold nobody up. */
const CHUNK = 500

/** Those of `ids` that are for sale. */
export async function readProductRows(knex: Knex, ids: readonly string[]): Promise<ProductRow[]> {
  const rows: ProductRow[] = []
  for (const some of chunksOf(ids))
    rows.push(...(await rowsOf(knex, `${FOR_SALE} AND product.id = ANY(?::text[])`, [some])))
  return rows
}

function* chunksOf(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += CHUNK) yield ids.slice(start, start + CHUNK)
}

/** All products for sale, so many at a time, by their ids. */
export async function* readAllForSale(knex: Knex): AsyncGenerator<ProductRow[]> {
  for (let after = ""; ;) {
    const rows = await rowsOf(knex, `${FOR_SALE} AND product.id > ? ORDER BY product.id LIMIT ${CHUNK}`, [
      after,
    ])
    yield rows
    after = rows.at(-1)?.id ?? after
    if (rows.length < CHUNK) return
  }
}

const rowsOf = async (knex: Knex, sql: string, values: unknown[]): Promise<ProductRow[]> =>
  (await knex.raw<{ rows: ProductRow[] }>(sql, values as string[])).rows

/** When the next price list begins or ends, by the clock alone; null when none will. */
export async function readNextPriceChange(knex: Knex): Promise<Date | null> {
  const { rows } = await knex.raw<{ rows: { next: Date | null }[] }>(
    `SELECT min(moment) AS next FROM price_list CROSS JOIN LATERAL (VALUES (starts_at), (ends_at)) AS bound (moment)
     WHERE moment > now() AND status = 'active' AND deleted_at IS NULL`,
  )
  return rows[0]?.next ?? null
}

const NEWEST_FIRST = "ORDER BY product.created_at DESC, product.id"

/** Products as the merchant keeps them, those that are not for sale too, newest first. */
export async function readOwnProductRows(knex: Knex, ids: readonly string[]): Promise<ProductRow[]> {
  const sql = `${products("own")} AND product.id = ANY(?::text[]) ${NEWEST_FIRST}`
  const rows: ProductRow[] = []
  for (const some of chunksOf(ids)) rows.push(...(await rowsOf(knex, sql, [some])))
  return rows
}

/** Of each product that has a variant. */
const SKUS = `
  JOIN (
    SELECT product_id, string_agg(sku, E'\\n') AS codes FROM product_variant WHERE deleted_at IS NULL GROUP BY product_id
  ) sku ON sku.product_id = product.id`

/** What the administration's products are narrowed down to, and which of them are asked for. */
export interface ProductChoice {
  /** Each somewhere in the names, the descriptions or the SKUs, as a regular expression of PostgreSQL. */
  patterns: string[]
  category_id?: string | undefined
  isOutOfStock: boolean
  offset: number
  /** All of them when absent. */
  limit?: number | undefined
}

/** The ids of products that match, newest first, and how many do in all. */
export async function readProductIds(
  knex: Knex,
  { patterns, category_id, isOutOfStock, offset, limit }: ProductChoice,
): Promise<{ ids: string[]; total: number }> {
  const texts = TRANSLATED_LANGUAGES.flatMap((code) =>
    ["title", "description"].map((field) => `${code}.translations->>'${field}'`),
  )
  const words = `concat_ws(E'\\n', product.title, product.description, sku.codes, ${texts.join(", ")})`
  // A condition that is not asked for costs nothing: each has joins of its own.
  const joins = [
    isOutOfStock && `${FIRST_VARIANT} ${LEVEL}`,
    category_id && CATEGORY,
    patterns.length > 0 && `${TRANSLATIONS} ${SKUS}`,
  ]
  const conditions = [
    IS_PRODUCT,
    "EXISTS (SELECT FROM product_variant WHERE product_id = product.id AND deleted_at IS NULL)",
    isOutOfStock && `COALESCE(${STOCK}, 0) <= 0`,
    category_id && "category.id = :category_id",
    patterns.length > 0 && `${words} ~* ALL (CAST(:patterns AS text[]))`,
  ]
  const { rows } = await knex.raw<{ rows: { ids: string[]; total: number }[] }>(
    `${CHANNEL}, found AS (
       SELECT product.id, product.created_at FROM product ${joins.filter(Boolean).join(" ")}
       WHERE ${conditions.filter(Boolean).join(" AND ")}
     )
     SELECT (SELECT count(*) FROM found)::int AS total,
       ARRAY(SELECT id FROM found AS product ${NEWEST_FIRST} OFFSET :offset LIMIT :limit) AS ids`,
    { patterns, category_id: category_id ?? null, offset, limit: limit ?? null },
  )
  return rows[0] ?? { ids: [], total: 0 }
}

export interface CategoryRow extends Translations {
  id: string
  handle: string
  name: string
  description: string | null
}

const CATEGORIES = `
  SELECT category.id, category.handle, category.name, category.description, ${TRANSLATED_TEXTS}
  FROM product_category category
  ${joinedTexts("product_category", "category.id")}
  WHERE category.is_active AND NOT category.is_internal AND category.deleted_at IS NULL
  ORDER BY category.rank, category.created_at, category.id`

export async function readCategoryRows(knex: Knex): Promise<CategoryRow[]> {
  return (await knex.raw<{ rows: CategoryRow[] }>(CATEGORIES)).rows
}

/** Where the shop sells: what a cart of the engine must name. */
export interface Places {
  salesChannelId: string | null
  /** Region by country code in lower case. */
  regionOf: Record<string, string>
}

export async function readPlaces(knex: Knex): Promise<Places> {
  const { rows } = await knex.raw<{
    rows: { channel: string | null; regions: Record<string, string> | null }[]
  }>(`
    SELECT (SELECT default_sales_channel_id FROM store WHERE deleted_at IS NULL ORDER BY created_at LIMIT 1) AS channel,
      (SELECT jsonb_object_agg(country.iso_2, region.id) FROM region_country country
        JOIN region ON region.id = country.region_id
        WHERE region.deleted_at IS NULL AND region.currency_code = 'eur') AS regions`)
  return { salesChannelId: rows[0]?.channel ?? null, regionOf: rows[0]?.regions ?? {} }
}
