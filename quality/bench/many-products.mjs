import pg from "pg"

/**
 * Table to copy. `references` are columns that refer to other copied tables. `differs` has SQL expressions for columns
 * that differ per copy.
 * @typedef {{ table: string, where?: string, references?: string[], differs?: Record<string, string> }} Copied
 */

const numbered = (/** @type {string} */ column, separator = " ") =>
  `original.${column} || '${separator}' || copy.number`
const [ofTitle, ofHandle, ofSku] = [numbered("title"), numbered("handle", "-"), numbered("sku", "-")]
/** Creation time of a copy. It keeps the order of the originals. */
const later = "original.created_at + copy.number * interval '1 millisecond'"
const PLENTY = "1000000"
const plenty = `jsonb_build_object('value', '${PLENTY}', 'precision', 20)`

const PRICED = "SELECT price_set_id FROM product_variant_price_set"

/** A table comes after the tables to which it refers. @type {Copied[]} */
const TABLES = [
  { table: "product", differs: { title: ofTitle, handle: ofHandle, created_at: later } },
  { table: "product_variant", references: ["product_id"], differs: { sku: ofSku } },
  { table: "product_option" },
  { table: "product_option_value", references: ["option_id"] },
  { table: "product_product_option", references: ["product_id", "product_option_id"] },
  {
    table: "product_product_option_value",
    references: ["product_product_option_id", "product_option_value_id"],
  },
  { table: "product_variant_option", references: ["variant_id", "option_value_id"] },
  { table: "product_category_product", references: ["product_id"] },
  { table: "product_sales_channel", references: ["product_id"] },
  { table: "product_shipping_profile", references: ["product_id"] },
  { table: "image", references: ["product_id"] },
  { table: "listing", references: ["product_id"] },
  { table: "product_vat_class", references: ["product_id"] },
  { table: "price_set", where: `original.id IN (${PRICED})` },
  { table: "price", where: `original.price_set_id IN (${PRICED})`, references: ["price_set_id"] },
  { table: "product_variant_price_set", references: ["variant_id", "price_set_id"] },
  { table: "inventory_item", differs: { sku: ofSku } },
  {
    table: "inventory_level",
    references: ["inventory_item_id"],
    differs: {
      stocked_quantity: PLENTY,
      raw_stocked_quantity: plenty,
      reserved_quantity: "0",
      raw_reserved_quantity: `jsonb_build_object('value', '0', 'precision', 20)`,
    },
  },
  { table: "product_variant_inventory_item", references: ["variant_id", "inventory_item_id"] },
  {
    table: "translation",
    where: "original.reference = 'product'",
    references: ["reference_id"],
    differs: {
      translations: `original.translations || jsonb_build_object('title', (original.translations->>'title') || ' ' || copy.number)`,
    },
  },
]

/** @param {pg.Client} client @param {Copied} copied @param {{ from: number, copies: number }} numbers of the copies of each row */
async function copyRows(client, { table, where = "true", references = [], differs = {} }, { from, copies }) {
  const { rows } = await client.query(
    "SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''",
    [table],
  )
  /** @type {string[]} */
  const columns = rows.map(({ name }) => name)
  const own = columns.includes("id") ? ["id"] : []
  const numberedColumns = new Set([...own, ...references])
  const values = columns.map((column) => {
    if (numberedColumns.has(column)) return numbered(column, "-")
    return differs[column] ?? `original.${column}`
  })
  await client.query(
    `INSERT INTO "${table}" (${columns.map((column) => `"${column}"`).join(", ")})
     SELECT ${values.join(", ")} FROM "${table}" original CROSS JOIN generate_series($1::int, $2::int) AS copy (number)
     WHERE ${where} ${columns.includes("deleted_at") ? "AND original.deleted_at IS NULL" : ""}`,
    [from, from + copies - 1],
  )
}

/**
 * Copies the catalogue with one statement per table.
 * @param {string} databaseUrl
 * @param {number} products minimum number
 * @returns {Promise<number>} number of products afterwards
 */
export async function copyCatalogue(databaseUrl, products) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query("SELECT count(*)::int AS count FROM product WHERE deleted_at IS NULL")
    const count = Number(rows[0]?.count)
    const copies = Math.ceil(products / count) - 1
    if (copies < 1) return count
    await client.query("BEGIN")
    // The numbers stay unique, even if copies are copied again.
    const numbers = { from: count, copies }
    for (const copied of TABLES) await copyRows(client, copied, numbers)
    await client.query("COMMIT")
    // Updates PostgreSQL's statistics. Until autovacuum runs, PostgreSQL would plan for forty products.
    await client.query("ANALYZE")
    return count * (copies + 1)
  } finally {
    await client.end()
  }
}
