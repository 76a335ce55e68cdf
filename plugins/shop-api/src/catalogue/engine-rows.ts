import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  LOW_STOCK_THRESHOLD,
  TRANSLATED_LANGUAGES,
  type AdminProductSort,
  type Allergen,
  type TranslatedLanguage,
} from "@bon-perroquet/contract"
import { compareReduced } from "./prices/compared"
import type { PricedRow } from "./prices/charged-price"
import { informed, uninformed } from "../information/rows"
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
import { IN_RANK, readVariantRows, type VariantRow } from "./variant-rows"

/**
 * What the catalogue knows of the engine's tables, with what is beside it: the parts of its statements, and the variants.
 * The tables stay the engine's: this only reads, and a test compares what comes out with the engine's own answer for
 * every product.
 */

export interface ProductRow extends Translations, PricedRow {
  id: string
  /** The French one. */
  handle: string
  /** By which its page is found in each other language, where it has one of its own. */
  handles: Partial<Record<TranslatedLanguage, string>> | null
  /** By which it was found before, each after its language: "nl gepelde-amandelen". */
  former_handles: string[] | null
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
  is_featured: boolean | null
  /** Of the product itself; null where its category decides. */
  perishable: boolean | null
  /** null: as the shop has it. */
  low_stock_threshold: number | null
  /** What the category says of its goods: "true" for those that spoil. */
  category_perishable: string | null
  vat_class: number | null
  /** Whether something is told that the law wants told before buying. */
  has_information: boolean
  /** What it contains; null where nobody told it. */
  allergens: Allergen[] | null
  /** Of what it may contain traces. */
  traces: Allergen[] | null
  shipping_profile_id: string | null
  variant_id: string
  variant_title: string | null
  sku: string | null
  barcode: string | null
  ean: string | null
  price_id: string | null
  /** null where an inventory item is missing. */
  stock: number | null
  /** Units promised to open payment pages and to orders not sent yet. */
  held: number | null
  /** Where there are several: each of them, the first as well. */
  variants: VariantRow[]
  status: string
  /** When it was taken into the catalogue, in seconds since 1970. */
  created_at: number
  updated_at: Date
}

const FIRST_VARIANT = `
  CROSS JOIN LATERAL (
    SELECT *, count(*) OVER ()::int AS count FROM product_variant WHERE product_id = product.id AND deleted_at IS NULL
    ORDER BY ${IN_RANK} LIMIT 1
  ) variant`

/** The contract's categories are food; of another the merchant says so in its metadata: "perishable": true. */
const FOOD = ["shelled", "in-shell", "various"].map((handle) => `'${handle}'`).join(", ")

const CATEGORY = `
  LEFT JOIN LATERAL (
    SELECT category.id, COALESCE(category.metadata ->> 'perishable', (category.handle = ANY (ARRAY[${FOOD}]))::text) AS perishable FROM product_category_product link
    JOIN product_category category ON category.id = link.product_category_id
    WHERE link.product_id = product.id AND category.is_active AND NOT category.is_internal AND category.deleted_at IS NULL
    ORDER BY category.rank, category.id LIMIT 1
  ) category ON true`

const TRANSLATIONS = joinedTexts("product", "product.id")

const IS_PRODUCT = "product.deleted_at IS NULL AND NOT product.is_giftcard"

/**
 * Products with the first variant that each has and its euro price. Stock is what the engine would still
 * reserve: of each inventory item the stocked less the reserved units at the channel's locations, divided by what one
 * unit needs of it.
 * @param shown "charged" is what is for sale; "own" keeps products without a price, at 0
 */
const products = (shown: Shown, told = informed()): string => `${CHANNEL}
  SELECT product.id, product.handle, product.title, product.subtitle, product.description, product.thumbnail,
    named.handles, named.former_handles, product.discountable, COALESCE(variant.weight, product.weight) AS weight, ${TRANSLATED_TEXTS},
    picture.urls AS images, category.id AS category_id, listing.unit_label,
    listing.is_promotion, listing.is_featured, listing.perishable, listing.low_stock_threshold, category.perishable AS category_perishable, vat.vat_class, ${told.columns}, profile.shipping_profile_id, variant.id AS variant_id,
    variant.title AS variant_title, variant.count AS variant_count, variant.sku, variant.barcode, variant.ean, ${PRICES},
    level.held, product.status,
    GREATEST(product.updated_at, variant.updated_at, price.updated_at, listing.updated_at, vat.updated_at) AS updated_at,
    ${STOCK} AS stock, extract(epoch FROM product.created_at)::float8 AS created_at
  FROM product ${FIRST_VARIANT}
  ${priceOf(shown)} ${LEVEL} ${CATEGORY} ${TRANSLATIONS}
  LEFT JOIN LATERAL (
    SELECT array_agg(url ORDER BY rank, id) AS urls FROM image
    WHERE product_id = product.id AND deleted_at IS NULL
  ) picture ON true
  LEFT JOIN LATERAL (
    SELECT jsonb_object_agg(language, handle) FILTER (WHERE is_current) AS handles,
      jsonb_agg(language || ' ' || handle ORDER BY language, handle) FILTER (WHERE NOT is_current) AS former_handles
    FROM product_handle WHERE product_id = product.id
  ) named ON true
  LEFT JOIN listing ON listing.product_id = product.id AND listing.deleted_at IS NULL
  LEFT JOIN product_vat_class vat ON vat.product_id = product.id AND vat.deleted_at IS NULL
  ${told.join}
  LEFT JOIN product_shipping_profile profile ON profile.product_id = product.id AND profile.deleted_at IS NULL
  WHERE ${IS_PRODUCT}`

/** What the shop sells: published in the store's default sales channel, with a price. */
const forSale = (): string => `${products("charged")} AND product.status = 'published'
    AND EXISTS (
      SELECT 1 FROM product_sales_channel link WHERE link.product_id = product.id AND link.deleted_at IS NULL
        AND link.sales_channel_id = (SELECT id FROM store_channel)
    )`

/** Products read by one statement: large enough to be quick, small enough to hold nobody up. */
const CHUNK = 500

const someForSale = (): string => `${forSale()} AND product.id = ANY(?::text[])`

/** Those of `ids` that are for sale. */
export async function readProductRows(knex: Knex, ids: readonly string[]): Promise<ProductRow[]> {
  const rows: ProductRow[] = []
  for (const some of chunksOf(ids))
    rows.push(...(await rowsOf(knex, "charged", someForSale(), [some], "products for sale")))
  return rows
}

function* chunksOf(ids: readonly string[]): Generator<string[]> {
  for (let start = 0; start < ids.length; start += CHUNK) yield ids.slice(start, start + CHUNK)
}

/** All products for sale, so many at a time, by their ids. */
export async function* readAllForSale(knex: Knex): AsyncGenerator<ProductRow[]> {
  for (let after = ""; ;) {
    const sql = `${forSale()} AND product.id > ? ORDER BY product.id LIMIT ${CHUNK}`
    const rows = await rowsOf(knex, "charged", sql, [after])
    yield rows
    after = rows.at(-1)?.id ?? after
    if (rows.length < CHUNK) return
  }
}

/**
 * Most products have one variant, which their own row tells; the others' are read beside.
 * @param name of what is asked all the time: to plan such a statement takes longer than to run it, and PostgreSQL keeps the plan
 *   of one that has a name
 */
async function rowsOf(
  knex: Knex,
  shown: Shown,
  sql: string,
  values: unknown[],
  name?: string,
): Promise<ProductRow[]> {
  type Counted = Omit<ProductRow, "variants"> & { variant_count: number }
  const asked = knex.raw<{ rows: Counted[] }>(sql, values as string[])
  const { rows } = await (name === undefined ? asked : asked.options({ name }))
  const several = rows.filter(({ variant_count }) => variant_count > 1).map(({ id }) => id)
  const variants = await readVariantRows(knex, shown, several)
  const read = rows.map(({ variant_count: _, ...row }) => ({ ...row, variants: variants.get(row.id) ?? [] }))
  await compareReduced(knex, [...read, ...read.flatMap((row) => row.variants)])
  return read
}

const NEWEST_FIRST = "ORDER BY product.created_at DESC, product.id"

const own = (): string => `${products("own")} AND product.id = ANY(?::text[]) ${NEWEST_FIRST}`

/** Products as the merchant keeps them, those that are not for sale too, newest first. */
export async function readOwnProductRows(knex: Knex, ids: readonly string[]): Promise<ProductRow[]> {
  const rows: ProductRow[] = []
  for (const some of chunksOf(ids)) rows.push(...(await rowsOf(knex, "own", own(), [some], "own products")))
  return rows
}

/** Of each product that has a variant. */
const SKUS = `
  JOIN (
    SELECT product_id, string_agg(sku, E'\\n') AS codes FROM product_variant WHERE deleted_at IS NULL GROUP BY product_id
  ) sku ON sku.product_id = product.id`

/** The size of which there is least: whoever orders goods looks for it, however much there is of the others. */
const SCARCEST = `
  CROSS JOIN LATERAL (
    SELECT min(COALESCE(${STOCK}, 0)) AS stock FROM product_variant variant ${LEVEL}
    WHERE variant.product_id = product.id AND variant.deleted_at IS NULL
  ) scarcest`

/** How many of a size are few. */
const THRESHOLD = `COALESCE((
  SELECT low_stock_threshold FROM listing WHERE product_id = product.id AND deleted_at IS NULL), ${LOW_STOCK_THRESHOLD})`

/** What the administration's products are narrowed down to, and which of them are asked for. */
export interface ProductChoice {
  /** Each somewhere in the names, the descriptions or the SKUs, as a regular expression of PostgreSQL. */
  patterns: string[]
  category_id?: string | undefined
  isOutOfStock: boolean
  /** For sale, and little is left of a size. */
  isLow: boolean
  /** For sale, and something is not told that the law wants told before buying; nothing is where the shop keeps none of it. */
  isUninformed: boolean
  /** Newest first when absent. */
  sort?: AdminProductSort | undefined
  offset: number
  /** All of them when absent. */
  limit?: number | undefined
}

/** What each order of the administration's list goes by; of two alike the newest comes first. */
const SORTED_BY = {
  newest: "NULL::text",
  name: "lower(product.title)",
  stock: "scarcest.stock",
} as const satisfies Record<AdminProductSort, string>

/** The ids of products that match, in the order asked for, and how many do in all. */
export async function readProductIds(
  knex: Knex,
  { patterns, category_id, isOutOfStock, isLow, isUninformed, sort = "newest", offset, limit }: ProductChoice,
): Promise<{ ids: string[]; total: number }> {
  const texts = TRANSLATED_LANGUAGES.flatMap((code) =>
    ["title", "description"].map((field) => `${code}.translations->>'${field}'`),
  )
  const words = `concat_ws(E'\\n', product.title, product.description, sku.codes, ${texts.join(", ")})`
  // A condition that is not asked for costs nothing: each has joins of its own.
  const joins = [
    (isOutOfStock || isLow || sort === "stock") && SCARCEST,
    category_id && CATEGORY,
    patterns.length > 0 && `${TRANSLATIONS} ${SKUS}`,
  ]
  const conditions = [
    IS_PRODUCT,
    "EXISTS (SELECT FROM product_variant WHERE product_id = product.id AND deleted_at IS NULL)",
    isOutOfStock && "scarcest.stock <= 0",
    isLow && `product.status = 'published' AND scarcest.stock <= ${THRESHOLD}`,
    isUninformed && uninformed(),
    category_id && "category.id = :category_id",
    patterns.length > 0 && `${words} ~* ALL (CAST(:patterns AS text[]))`,
  ]
  const { rows } = await knex.raw<{ rows: { ids: string[]; total: number }[] }>(
    `${CHANNEL}, found AS (
       SELECT product.id, product.created_at, ${SORTED_BY[sort]} AS place FROM product ${joins.filter(Boolean).join(" ")}
       WHERE ${conditions.filter(Boolean).join(" AND ")}
     )
     SELECT (SELECT count(*) FROM found)::int AS total,
       ARRAY(SELECT id FROM found AS product ${NEWEST_FIRST.replace("ORDER BY", "ORDER BY place,")} OFFSET :offset LIMIT :limit) AS ids`,
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
