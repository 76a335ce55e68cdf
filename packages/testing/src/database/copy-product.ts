import { randomBytes } from "node:crypto"
import { copyingRows } from "./copy-rows"
import { shopDatabase } from "./index"

/** What differs between a product and its copy. */
export interface Copy {
  name: string
  /** Names by language, except French. */
  translations: Record<string, string>
  handle: string
  /** In euro. */
  price: number
  stock: number
}

/** Rows of a product ($p) in one table. `ids` are the columns whose ids get a suffix. */
interface Rows {
  table: string
  where: string
  ids: string[]
  values?: (copy: Copy) => Record<string, string>
}

const VARIANTS = "SELECT id FROM product_variant WHERE product_id = $p"
const OPTIONS = "SELECT product_option_id FROM product_product_option WHERE product_id = $p"
const PRICED = `SELECT price_set_id FROM product_variant_price_set WHERE variant_id IN (${VARIANTS})`
const STOCKED = `SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id IN (${VARIANTS})`

const text = (value: string) => `'${value.replaceAll("'", "''")}'`
const raw = (amount: number) => text(JSON.stringify({ value: String(amount), precision: 20 }))
const ofProduct = (table: string): Rows => ({ table, where: "product_id = $p", ids: ["id", "product_id"] })

/** Tables in the order of insertion. A table comes after the tables that it references. */
const TABLES: Rows[] = [
  {
    table: "product",
    where: "id = $p",
    ids: ["id"],
    values: ({ name, handle }) => ({ title: text(name), handle: text(handle), status: "'published'" }),
  },
  {
    ...ofProduct("product_variant"),
    values: ({ handle }) => ({ sku: text(handle.toUpperCase()) }),
  },
  { table: "product_option", where: `id IN (${OPTIONS})`, ids: ["id"] },
  { table: "product_option_value", where: `option_id IN (${OPTIONS})`, ids: ["id", "option_id"] },
  { ...ofProduct("product_product_option"), ids: ["id", "product_id", "product_option_id"] },
  {
    table: "product_product_option_value",
    where: "product_product_option_id IN (SELECT id FROM product_product_option WHERE product_id = $p)",
    ids: ["id", "product_product_option_id", "product_option_value_id"],
  },
  {
    table: "product_variant_option",
    where: `variant_id IN (${VARIANTS})`,
    ids: ["variant_id", "option_value_id"],
  },
  ...["product_category_product", "product_sales_channel", "product_shipping_profile", "listing"].map(
    ofProduct,
  ),
  ofProduct("product_vat_class"),
  ofProduct("image"),
  { ...ofProduct("product_information"), ids: ["product_id"] },
  {
    table: "translation",
    where: "reference_id = $p",
    ids: ["id", "reference_id"],
    values: ({ translations }) => {
      const titles = Object.entries(translations).map(([language, title]) => [language, { title }])
      const all = `${text(JSON.stringify(Object.fromEntries(titles)))}::jsonb`
      return {
        translations: `(translations - 'title') || coalesce(${all} -> split_part(locale_code, '-', 1), '{}')`,
      }
    },
  },
  { table: "price_set", where: `id IN (${PRICED})`, ids: ["id"] },
  {
    table: "price",
    where: `price_set_id IN (${PRICED})`,
    ids: ["id", "price_set_id"],
    values: ({ price }) => ({ amount: String(price), raw_amount: raw(price) }),
  },
  {
    table: "product_variant_price_set",
    where: `variant_id IN (${VARIANTS})`,
    ids: ["id", "variant_id", "price_set_id"],
  },
  {
    table: "inventory_item",
    where: `id IN (${STOCKED})`,
    ids: ["id"],
    values: ({ handle }) => ({ sku: text(handle.toUpperCase()) }),
  },
  {
    table: "inventory_level",
    where: `inventory_item_id IN (${STOCKED})`,
    ids: ["id", "inventory_item_id"],
    values: ({ stock }) => ({ stocked_quantity: String(stock), raw_stocked_quantity: raw(stock) }),
  },
  {
    table: "product_variant_inventory_item",
    where: `variant_id IN (${VARIANTS})`,
    ids: ["id", "variant_id", "inventory_item_id"],
  },
]

/**
 * Copies an unsold product with one variant as rows, which takes a tenth of the time of Medusa's workflow.
 * @returns the id of the copy
 */
export async function copyProduct(product: string, copy: Copy): Promise<string> {
  const suffix = `-${randomBytes(5).toString("hex")}`
  const statements = await Promise.all(
    TABLES.map(({ table, where, ids, values = () => ({}) }) => {
      const suffixed = Object.fromEntries(ids.map((column) => [column, `"${column}" || ${text(suffix)}`]))
      return copyingRows(table, where, { ...values(copy), ...suffixed })
    }),
  )
  await shopDatabase().raw(statements.join(";\n").replaceAll("$p", text(product)).replaceAll("?", "\\?"))
  return `${product}${suffix}`
}
