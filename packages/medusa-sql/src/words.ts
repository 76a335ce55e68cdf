import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { inCurrentChannel } from "./channels"
import { IS_LISTED_CUSTOMER } from "./customers"

/**
 * Letters that are not a base letter with an accent, and their plain spelling. Unicode normalisation (NFKD) already
 * splits "ĳ" into two letters.
 */
const LETTERS: Record<string, string> = {
  ...{ œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d", ð: "d", þ: "th", ı: "i", ħ: "h", ŋ: "n", ə: "e" },
  // In Greek, ς is a σ at the end of a word. Both become σ, because PostgreSQL converts the capital Σ to σ.
  ς: "σ",
}
const LATIN_ACCENTS = "\\u0300-\\u036f"
const HEBREW_POINTS = "\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7"
const ARABIC_MARKS = "\\u0640\\u064b-\\u065f\\u0670"
/**
 * Accents and vowel marks of Latin, Hebrew and Arabic, which people leave out. Marks of other scripts belong to the
 * word, for example vowels in Thai.
 */
const MARKS = LATIN_ACCENTS + HEBREW_POINTS + ARABIC_MARKS
/** Marks inside a name that people leave out: "O'Neill" is also found as "oneill". */
const APOSTROPHES = "''\\u2018\\u2019\\u02bc`"

/**
 * Returns SQL for a text without accents, capitals and punctuation, for indexes. After a change, rename the indexes
 * below, otherwise searches fail.
 */
const folded = (sql: string): string => {
  const bare = `regexp_replace(lower(normalize(${sql}, NFKD)), '[${MARKS}]+', '', 'g')`
  const spelled = Object.entries(LETTERS).reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    bare,
  )
  const joined = `regexp_replace(${spelled}, '([^ ${APOSTROPHES}]+)[${APOSTROPHES}]([^ ${APOSTROPHES}]+)', '\\1 \\2 \\1\\2', 'g')`
  return `regexp_replace(${joined}, '[ -/:-@[-\`{-~\\u00a0-\\u00bf\\u02bc\\u2010-\\u201f]+', ' ', 'g')`
}

const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(new RegExp(`[${MARKS}]`, "g"), "")
    .replaceAll("\u02bc", "'")
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)

const vectorOf = (columns: string[]): string =>
  `to_tsvector(CAST('simple' AS regconfig), ${folded(columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || "))})`

/** SQL for the short form of an order number that people use: 19 for BP-2026-000019. */
const SPOKEN_NUMBER = "regexp_replace(custom_display_id, '^.*-0*', '')"

/** SQL of the search vectors by table. Weight A marks the short form of an order number. */
const WORDS = {
  order: `setweight(${vectorOf([SPOKEN_NUMBER])}, 'A') || ${vectorOf(["custom_display_id", "email"])}`,
  order_address: vectorOf([
    ...["first_name", "last_name", "company", "address_1", "address_2", "postal_code", "city"],
  ]),
  customer: vectorOf(["first_name", "last_name", "company_name", "email"]),
  product: vectorOf(["title"]),
  product_variant: vectorOf(["sku"]),
  translation: vectorOf(["translations ->> 'title'"]),
} as const

const TRACKED = "lower(regexp_replace(tracking_number, '[^A-Za-z0-9]+', '', 'g'))"

const INDEXES = [
  `DROP INDEX IF EXISTS "IDX_order_words_and_number"`,
  ...Object.entries(WORDS).flatMap(([table, words]) => [
    `DROP INDEX IF EXISTS "IDX_${table}_words"`,
    `DROP INDEX IF EXISTS "IDX_${table}_spelled_words"`,
    `CREATE INDEX IF NOT EXISTS "IDX_${table}_folded_words" ON "${table}" USING gin ((${words}))`,
  ]),
  `CREATE INDEX IF NOT EXISTS "IDX_fulfillment_label_tracked" ON fulfillment_label ((${TRACKED}) text_pattern_ops)`,
]

/** Creates the search indexes and drops former ones. Requires the owner of the tables. */
export async function indexWords(knex: Knex): Promise<void> {
  for (const index of INDEXES) await knex.raw(index)
}

/**
 * Returns a query for texts with all words or prefixes. A number with leading zeros also matches the short number.
 */
function queryOf(words: string[]): string {
  return words
    .map((word) => {
      const short = word.replace(/^0+(?=\d)/, "")
      return short === word ? `'${word}':*` : `('${word}':* | '${short}':A)`
    })
    .join(" & ")
}

const matches = (table: keyof typeof WORDS): string =>
  `${WORDS[table]} @@ to_tsquery(CAST('simple' AS regconfig), :query)`

/**
 * Minimum number of letters and digits, because shorter texts match too many words. A Chinese character is enough,
 * because it is a whole word.
 */
const LEAST = 2
const WHOLE_WORD = /\p{Script=Han}/u
/** Minimum length of a tracking number, because shorter texts match many parcels. */
const LEAST_TRACKED = 5

/** Returns the bindings of the statements below, or null if the text is too short. */
export function searchConditions(text: string): { query: string; tracked: string } | null {
  const words = wordsOf(text)
  const joined = words.join("")
  // A single digit searches for a short order number.
  if (joined.length < LEAST && !WHOLE_WORD.test(joined))
    return /^\d$/.test(joined) ? { query: `'${joined}':A`, tracked: "-" } : null
  return { query: queryOf(words), tracked: joined.length < LEAST_TRACKED ? "-" : `${joined}%` }
}

/** Selects matching addresses as an array. For a join, PostgreSQL would expect many rows and read every order. */
const ADDRESSES = `ARRAY(SELECT id FROM order_address WHERE ${matches("order_address")})`

/**
 * SQL for the ids of orders with these words in number, e-mail address, addresses or parcels, with the bindings of
 * `searchConditions`.
 */
export const ORDERS_WITH_WORDS = `
  SELECT id FROM "order" WHERE ${matches("order")}
  UNION ALL SELECT id FROM "order" WHERE shipping_address_id = ANY (${ADDRESSES}) AND deleted_at IS NULL
  UNION ALL SELECT id FROM "order" WHERE billing_address_id = ANY (${ADDRESSES}) AND deleted_at IS NULL
  UNION ALL SELECT link.order_id FROM fulfillment_label
    JOIN order_fulfillment link ON link.fulfillment_id = fulfillment_label.fulfillment_id
    WHERE ${TRACKED} LIKE :tracked AND link.deleted_at IS NULL`

const orders = (): string => `
  SELECT id FROM "order"
  WHERE id = ANY (ARRAY(${ORDERS_WITH_WORDS})) AND deleted_at IS NULL AND NOT is_draft_order
    ${inCurrentChannel("sales_channel_id")}
  ORDER BY (${SPOKEN_NUMBER} = :number OR upper(custom_display_id) = :number) DESC NULLS LAST,
    created_at DESC, id DESC LIMIT :limit`

async function ids(knex: Knex, statement: string, text: string, limit: number): Promise<string[]> {
  const requested = searchConditions(text)
  if (!requested) return []
  const number = text
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, "")
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(statement, { ...requested, number, limit })
  return rows.map(({ id }) => id)
}

/** Returns ids of orders: an exact number first, then the newest. */
export const orderIdsWithWords = (knex: Knex, text: string, limit: number): Promise<string[]> =>
  ids(knex, orders(), text, limit)

const PRODUCTS = `
  SELECT id FROM product WHERE deleted_at IS NULL AND NOT is_giftcard AND id = ANY (ARRAY(
    SELECT id FROM product WHERE ${matches("product")}
    UNION ALL SELECT product_id FROM product_variant WHERE ${matches("product_variant")} AND deleted_at IS NULL
    UNION ALL SELECT reference_id FROM translation
      WHERE ${matches("translation")} AND reference = 'product' AND deleted_at IS NULL))
  ORDER BY (status = 'published') DESC, created_at DESC, id DESC LIMIT :limit`

/** Returns ids of products by name in any language or by SKU: products for sale first, then the newest. */
export const productIdsWithWords = (knex: Knex, text: string, limit: number): Promise<string[]> =>
  ids(knex, PRODUCTS, text, limit)

export interface FoundCustomer {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
}

/** SQL for the ids of customers with these words in name or e-mail address, with the bindings of `searchConditions`. */
export const CUSTOMERS_WITH_WORDS = `SELECT id FROM customer WHERE ${matches("customer")}`

const CUSTOMERS = `
  SELECT id, email, first_name, last_name FROM customer
  WHERE id = ANY (ARRAY(${CUSTOMERS_WITH_WORDS})) AND ${IS_LISTED_CUSTOMER}
  ORDER BY created_at DESC, id DESC LIMIT :limit`

/** Returns matching customers, including guests who have ordered, newest first. */
export async function customersWithWords(knex: Knex, text: string, limit: number): Promise<FoundCustomer[]> {
  const requested = searchConditions(text)
  if (!requested) return []
  const { rows } = await knex.raw<{ rows: FoundCustomer[] }>(CUSTOMERS, { ...requested, limit })
  return rows
}
