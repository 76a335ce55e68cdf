import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_LISTED_CUSTOMER } from "./customers"

/** Letters that are no other with an accent, and how they are written without them. */
const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", ø: "o", ł: "l", đ: "d" }

/**
 * A text as words without accents, capitals and punctuation, as SQL: what an index can be made of. Whoever changes it gives
 * the indexes below other names, else the search no longer finds them.
 */
const folded = (sql: string): string => {
  const bare = `regexp_replace(lower(normalize(${sql}, NFD)), '[\\u0300-\\u036f]+', '', 'g')`
  const spelled = Object.entries(LETTERS).reduce(
    (text, [from, to]) => `replace(${text}, '${from}', '${to}')`,
    bare,
  )
  return `regexp_replace(${spelled}, '[ -/:-@[-\`{-~\\u00a0-\\u00bf\\u2010-\\u201f]+', ' ', 'g')`
}

/** The words of a text that somebody looks for, as `folded` writes them. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[œæßøłđ]/g, (letter) => LETTERS[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const vectorOf = (columns: string[]): string =>
  `to_tsvector(CAST('simple' AS regconfig), ${folded(columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || "))})`

/** The number at the end of an order's, without the zeros before it: it is what people say. */
const SPOKEN_NUMBER = "regexp_replace(custom_display_id, '^.*-0*', '')"

/** What is looked through of each of the engine's tables. An order's spoken number is told apart from other words by its weight. */
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

/** Named for the words that it keeps: an order's had no number among them at first. */
const nameOf = (table: string): string => `IDX_${table}_words${table === "order" ? "_and_number" : ""}`

const INDEXES = [
  `DROP INDEX IF EXISTS "IDX_order_words"`,
  ...Object.entries(WORDS).map(
    ([table, words]) => `CREATE INDEX IF NOT EXISTS "${nameOf(table)}" ON "${table}" USING gin ((${words}))`,
  ),
  `CREATE INDEX IF NOT EXISTS "IDX_fulfillment_label_tracked" ON fulfillment_label ((${TRACKED}) text_pattern_ops)`,
]

/** Has the database keep the words of orders, customers and products ready, and no longer as before; by whoever owns the tables. */
export async function indexWords(knex: Knex): Promise<void> {
  for (const index of INDEXES) await knex.raw(index)
}

/** What PostgreSQL looks for: every word, or what it begins; a number with zeros before it, or the order that has it without them. */
function queryOf(words: string[]): string {
  return words
    .map((word) => {
      const short = word.replace(/^0+(?=\d)/, "")
      return short === word ? `'${word}':*` : `('${word}':* | '${short}':A)`
    })
    .join(" & ")
}

const found = (table: keyof typeof WORDS): string =>
  `${WORDS[table]} @@ to_tsquery(CAST('simple' AS regconfig), :query)`

/** Fewer letters and digits than these begin half of all words. */
const LEAST = 2
/** A shorter beginning is many parcels'. */
const LEAST_TRACKED = 5

/** What to look for, as the statements here take it; null where there is too little to look for. */
export function wordsWanted(text: string): { query: string; tracked: string } | null {
  const words = wordsOf(text)
  const joined = words.join("")
  // The first nine orders have numbers of a single digit.
  if (joined.length < LEAST) return /^\d$/.test(joined) ? { query: `'${joined}':A`, tracked: "-" } : null
  return { query: queryOf(words), tracked: joined.length < LEAST_TRACKED ? "-" : `${joined}%` }
}

/** As a list that is read first: joined, PostgreSQL takes so many for likely that it reads every order. */
const ADDRESSES = `ARRAY(SELECT id FROM order_address WHERE ${found("order_address")})`

/**
 * Ids of the orders whose number, e-mail address, addresses or parcels have these words, as SQL with the bindings of
 * `wordsWanted`.
 */
export const ORDERS_WITH_WORDS = `
  SELECT id FROM "order" WHERE ${found("order")}
  UNION ALL SELECT id FROM "order" WHERE shipping_address_id = ANY (${ADDRESSES}) AND deleted_at IS NULL
  UNION ALL SELECT id FROM "order" WHERE billing_address_id = ANY (${ADDRESSES}) AND deleted_at IS NULL
  UNION ALL SELECT link.order_id FROM fulfillment_label
    JOIN order_fulfillment link ON link.fulfillment_id = fulfillment_label.fulfillment_id
    WHERE ${TRACKED} LIKE :tracked AND link.deleted_at IS NULL`

const ORDERS = `
  SELECT id FROM "order"
  WHERE id = ANY (ARRAY(${ORDERS_WITH_WORDS})) AND deleted_at IS NULL AND NOT is_draft_order
  ORDER BY (${SPOKEN_NUMBER} = :number OR upper(custom_display_id) = :number) DESC NULLS LAST,
    created_at DESC, id DESC LIMIT :limit`

async function ids(knex: Knex, statement: string, text: string, limit: number): Promise<string[]> {
  const wanted = wordsWanted(text)
  if (!wanted) return []
  const number = text
    .trim()
    .toUpperCase()
    .replace(/^0+(?=\d)/, "")
  const { rows } = await knex.raw<{ rows: { id: string }[] }>(statement, { ...wanted, number, limit })
  return rows.map(({ id }) => id)
}

/** Ids of the orders that somebody looks for: the one with the very number first, then the newest. */
export const orderIdsWithWords = (knex: Knex, text: string, limit: number): Promise<string[]> =>
  ids(knex, ORDERS, text, limit)

const PRODUCTS = `
  SELECT id FROM product WHERE deleted_at IS NULL AND NOT is_giftcard AND id = ANY (ARRAY(
    SELECT id FROM product WHERE ${found("product")}
    UNION ALL SELECT product_id FROM product_variant WHERE ${found("product_variant")} AND deleted_at IS NULL
    UNION ALL SELECT reference_id FROM translation
      WHERE ${found("translation")} AND reference = 'product' AND deleted_at IS NULL))
  ORDER BY (status = 'published') DESC, created_at DESC, id DESC LIMIT :limit`

/** Ids of the products whose name, in any language, or SKU has these words: those for sale first, then the newest. */
export const productIdsWithWords = (knex: Knex, text: string, limit: number): Promise<string[]> =>
  ids(knex, PRODUCTS, text, limit)

export interface FoundCustomer {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
}

/** Ids of the customers whose name or e-mail address has these words, as SQL with the bindings of `wordsWanted`. */
export const CUSTOMERS_WITH_WORDS = `SELECT id FROM customer WHERE ${found("customer")}`

const CUSTOMERS = `
  SELECT id, email, first_name, last_name FROM customer
  WHERE id = ANY (ARRAY(${CUSTOMERS_WITH_WORDS})) AND ${IS_LISTED_CUSTOMER}
  ORDER BY created_at DESC, id DESC LIMIT :limit`

/** The customers, guests who have ordered among them, whose name or e-mail address has these words, the newest first. */
export async function customersWithWords(knex: Knex, text: string, limit: number): Promise<FoundCustomer[]> {
  const wanted = wordsWanted(text)
  if (!wanted) return []
  const { rows } = await knex.raw<{ rows: FoundCustomer[] }>(CUSTOMERS, { ...wanted, limit })
  return rows
}
