import { LOW_STOCK_THRESHOLD, TRANSLATED_LANGUAGES, type AdminProductSort } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import {
  CATEGORY,
  IS_PRODUCT,
  NEWEST_FIRST,
  readOwnPage,
  readOwnProductRows,
  TRANSLATIONS,
  type ProductRow,
} from "../engine-rows"
import { soldInCurrentChannel } from "@bon-perroquet/medusa-sql/channels"
import { uninformed } from "@bon-perroquet/api-kit/information"
import { CHANNEL, LEVEL, STOCK } from "@bon-perroquet/medusa-sql/catalogue/statement-parts"

const SKUS = `
  JOIN (
    SELECT product_id, string_agg(sku, E'\\n') AS codes FROM product_variant WHERE deleted_at IS NULL GROUP BY product_id
  ) sku ON sku.product_id = product.id`

const SCARCEST = `
  CROSS JOIN LATERAL (
    SELECT min(COALESCE(${STOCK}, 0)) AS stock FROM product_variant variant ${LEVEL}
    WHERE variant.product_id = product.id AND variant.deleted_at IS NULL
  ) scarcest`

const THRESHOLD = `COALESCE((
  SELECT low_stock_threshold FROM listing WHERE product_id = product.id AND deleted_at IS NULL), ${LOW_STOCK_THRESHOLD})`

export interface ProductChoice {
  ids?: readonly string[] | undefined
  /** PostgreSQL regular expressions, each of which must match names, descriptions or SKUs. */
  patterns: string[]
  category_id?: string | undefined
  isOutOfStock: boolean
  /** Selects products for sale with a size low in stock. */
  isLow: boolean
  /** Selects products for sale that lack mandatory information. No matches if the shop does not manage it. */
  isUninformed: boolean
  sort?: AdminProductSort | undefined
  offset: number
  limit?: number | undefined
}

/** SQL expressions to sort by. Products with equal values are sorted newest first. */
const SORTED_BY = {
  newest: "NULL::text",
  name: "lower(product.title)",
  stock: "scarcest.stock",
} as const satisfies Record<AdminProductSort, string>

const ALWAYS_ASKED = 2

/** Returns two queries for the SQL clause `WITH`: all matching products, and the requested page of them. */
function choiceOf({
  ids,
  patterns,
  category_id,
  isOutOfStock,
  isLow,
  isUninformed,
  sort = "newest",
  limit,
}: ProductChoice) {
  const texts = TRANSLATED_LANGUAGES.flatMap((code) =>
    ["title", "description"].map((field) => `${code}.translations->>'${field}'`),
  )
  const words = `concat_ws(E'\\n', product.title, product.description, sku.codes, ${texts.join(", ")})`
  const joins = [
    (isOutOfStock || isLow || sort === "stock") && SCARCEST,
    category_id && CATEGORY,
    patterns.length > 0 && `${TRANSLATIONS} ${SKUS}`,
  ]
  const conditions = [
    IS_PRODUCT,
    ids && "product.id = ANY (CAST(:ids AS text[]))",
    "EXISTS (SELECT FROM product_variant WHERE product_id = product.id AND deleted_at IS NULL)",
    soldInCurrentChannel("product.id"),
    isOutOfStock && "scarcest.stock <= 0",
    isLow && `product.status = 'published' AND scarcest.stock <= ${THRESHOLD}`,
    isUninformed && uninformed(),
    category_id && "category.id = :category_id",
    patterns.length > 0 && `${words} ~* ALL (CAST(:patterns AS text[]))`,
  ].filter(Boolean)
  const sql = `matching AS (
      SELECT product.id, product.created_at, ${SORTED_BY[sort]} AS place FROM product ${joins.filter(Boolean).join(" ")}
      WHERE ${conditions.join(" AND ")}
    ), page AS (
      SELECT id, row_number() OVER (${NEWEST_FIRST.replace("ORDER BY", "ORDER BY place,")}) AS place FROM matching AS product
      ORDER BY place OFFSET :offset LIMIT :limit
    )`
  // The unfiltered list is read often, so it is a prepared statement with one plan. PostgreSQL plans filtered lists
  // for their values.
  const isPlain = conditions.length === ALWAYS_ASKED && limit !== undefined
  return { sql, name: isPlain ? `products by ${sort}` : undefined }
}

const valuesOf = ({ ids, patterns, category_id, offset, limit }: ProductChoice) => ({
  ...{ ids: ids ?? [], patterns, category_id: category_id ?? null, offset, limit: limit ?? null },
})

async function readIds(knex: Knex, choice: ProductChoice): Promise<{ ids: string[]; total: number }> {
  const { rows } = await knex.raw<{ rows: { ids: string[]; total: number }[] }>(
    `${CHANNEL}, ${choiceOf(choice).sql}
     SELECT ARRAY(SELECT id FROM page ORDER BY place) AS ids, (SELECT count(*) FROM matching)::int AS total`,
    valuesOf(choice),
  )
  return rows[0] ?? { ids: [], total: 0 }
}

/** Reads all matches in parts, so that other requests are handled in between. */
async function readAll(knex: Knex, choice: ProductChoice): Promise<{ rows: ProductRow[]; total: number }> {
  const { ids, total } = await readIds(knex, choice)
  const rowOf = new Map((await readOwnProductRows(knex, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rowOf.get(id) ?? []), total }
}

export async function readMerchantProducts(
  knex: Knex,
  choice: ProductChoice,
): Promise<{ rows: readonly Readonly<ProductRow>[]; total: number }> {
  if (choice.limit === undefined) return readAll(knex, choice)
  const { sql, name } = choiceOf(choice)
  const { rows, total } = await readOwnPage(knex, sql, valuesOf(choice), name)
  return { rows, total: total ?? (await readIds(knex, choice)).total }
}
