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
import { uninformed } from "../../information/rows"
import { CHANNEL, LEVEL, STOCK } from "../statement-parts"

/** The list of products as its merchant narrows it down and sorts it, read by one statement. */

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
  /** Whichever there are when absent. */
  ids?: readonly string[] | undefined
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

/** Conditions that every list of products has. */
const ALWAYS_ASKED = 2

/** Parts of `WITH`: all products that match, and of these the page that is asked for. */
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
  // A condition that is not asked for costs nothing: each has joins of its own.
  const joins = [
    (isOutOfStock || isLow || sort === "stock") && SCARCEST,
    category_id && CATEGORY,
    patterns.length > 0 && `${TRANSLATIONS} ${SKUS}`,
  ]
  const conditions = [
    IS_PRODUCT,
    ids && "product.id = ANY (CAST(:ids AS text[]))",
    "EXISTS (SELECT FROM product_variant WHERE product_id = product.id AND deleted_at IS NULL)",
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
  // The list as it is opened is asked for all the time; what narrows it down is planned by its words.
  const isPlain = conditions.length === ALWAYS_ASKED && limit !== undefined
  return { sql, name: isPlain ? `products by ${sort}` : undefined }
}

const valuesOf = ({ ids, patterns, category_id, offset, limit }: ProductChoice) => ({
  ...{ ids: ids ?? [], patterns, category_id: category_id ?? null, offset, limit: limit ?? null },
})

/** The ids of those that are asked for, in their order, and how many match in all. */
async function readIds(knex: Knex, choice: ProductChoice): Promise<{ ids: string[]; total: number }> {
  const { rows } = await knex.raw<{ rows: { ids: string[]; total: number }[] }>(
    `${CHANNEL}, ${choiceOf(choice).sql}
     SELECT ARRAY(SELECT id FROM page ORDER BY place) AS ids, (SELECT count(*) FROM matching)::int AS total`,
    valuesOf(choice),
  )
  return rows[0] ?? { ids: [], total: 0 }
}

/** All of them: piece by piece, so that nobody else waits for them. */
async function readAll(knex: Knex, choice: ProductChoice): Promise<{ rows: ProductRow[]; total: number }> {
  const { ids, total } = await readIds(knex, choice)
  const rowOf = new Map((await readOwnProductRows(knex, ids)).map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => rowOf.get(id) ?? []), total }
}

/** The products that match, in the order asked for, and how many do in all. A page takes one statement; see `readOwnPage` of its rows. */
export async function readMerchantProducts(
  knex: Knex,
  choice: ProductChoice,
): Promise<{ rows: readonly Readonly<ProductRow>[]; total: number }> {
  if (choice.limit === undefined) return readAll(knex, choice)
  const { sql, name } = choiceOf(choice)
  const { rows, total } = await readOwnPage(knex, sql, valuesOf(choice), name)
  // On a page behind the last one no row tells how many there are.
  return { rows, total: total ?? (await readIds(knex, choice)).total }
}
