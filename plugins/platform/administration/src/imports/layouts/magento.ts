import type { Language } from "@bon-perroquet/contract"
import { LANGUAGES } from "@bon-perroquet/contract"
import { objection } from "../objection"
import {
  addressesIn,
  deepest,
  gramsOf,
  leftOut,
  listOf,
  searchTextsOf,
  typeLeftOut,
  unitsOf,
  valueOf,
  type ForeignProduct,
  type ForeignSize,
  type Layout,
} from "./foreign"

type Fields = Record<string, string>

/** Magento 2: configurable products list their variations. The rows of a store view have texts in its language. */
export const MAGENTO: Layout = {
  isOne: (headings) =>
    headings.has("sku") && headings.has("product type") && headings.has("attribute set code"),
  products(rows, lines, language) {
    const all = rows.flatMap((row, index) =>
      row["store view code"] ? [] : [{ row, line: lines[index] ?? 0 }],
    )
    const bySku = new Map(all.map((each) => [each.row["sku"] ?? "", each]))
    const inside = new Set<string>()
    const created = new Map<string, ForeignProduct>()
    for (const { row, line } of all) {
      const type = row["product type"] ?? ""
      if (!TAKEN.includes(type)) {
        created.set(row["sku"] ?? "", leftOut({ line, sku: row["sku"] ?? "" }, typeLeftOut(type)))
        continue
      }
      const variations = type === "configurable" ? variationsOf(row) : []
      const sizes = variations.flatMap(({ sku, label }) => {
        const child = bySku.get(sku)
        inside.add(sku)
        return child ? [{ ...sizeOf(child.row, child.line), label }] : []
      })
      const missing = variations.flatMap(({ sku }) => (bySku.has(sku) ? [] : sku)).join(", ")
      const of = { line, sku: row["sku"] ?? "" }
      if (missing) created.set(`without ${of.sku}`, leftOut(of, objection("sku_unknown", missing)))
      created.set(row["sku"] ?? "", {
        ...productOf(row, language),
        sizes: variations.length > 0 ? sizes : [sizeOf(row, line)],
      })
    }
    for (const row of rows) {
      const view = LANGUAGES.find((each) =>
        row["store view code"]?.toLowerCase().split(/[_-]/).includes(each),
      )
      const product = created.get(row["sku"] ?? "")
      if (!view || !product) continue
      if (row["name"]) product.names[view] = row["name"]
      if (row["description"]) product.descriptions[view] = row["description"]
      const { meta_title, meta_description } = searchTextsIn(view, row)
      Object.assign(product.search_texts?.meta_title ?? {}, meta_title)
      Object.assign(product.search_texts?.meta_description ?? {}, meta_description)
    }
    return [...created].flatMap(([sku, product]) => (inside.has(sku) ? [] : [product]))
  },
}

/** Product types that can be imported. Others, such as bundles, are errors. */
const TAKEN: readonly string[] = ["simple", "configurable", "virtual"]

/** Parses "sku=A-250,size=250 g|sku=A-1000,size=1 kg". */
const variationsOf = (row: Fields): { sku: string; label: string }[] =>
  valueOf(row, "configurable variations")
    .split("|")
    .flatMap((variation) => {
      const values = variation.split(",").map((pair) => pair.slice(pair.indexOf("=") + 1).trim())
      const sku = /(?:^|,)\s*sku=([^,]+)/.exec(variation)?.[1]?.trim()
      return sku ? [{ sku, label: values.filter((value) => value !== sku).join(", ") }] : []
    })

const sizeOf = (row: Fields, line: number): ForeignSize => ({
  ...{ line, sku: row["sku"] ?? "", label: "", price: valueOf(row, "price"), image: "" },
  stock: unitsOf(valueOf(row, "qty")),
  weight: gramsOf(valueOf(row, "weight")),
  ean: valueOf(row, "ean", "gtin", "barcode"),
})

const searchTextsIn = (language: Language, row: Fields) =>
  searchTextsOf(language, valueOf(row, "meta title"), valueOf(row, "meta description"))

/** In Magento, 1 is enabled and 2 is disabled. Parts of bundles are enabled, but have no page of their own. */
function activeIn(row: Fields): boolean | null {
  if (/^not visible/i.test(valueOf(row, "visibility"))) return false
  return row["product online"] ? row["product online"] === "1" : null
}

const productOf = (row: Fields, language: Language): Omit<ForeignProduct, "sizes"> => ({
  handle: valueOf(row, "url key"),
  addresses: addressesIn(row),
  names: { [language]: valueOf(row, "name") },
  descriptions: { [language]: valueOf(row, "description", "short description") },
  search_texts: searchTextsIn(language, row),
  category: deepest(
    listOf(valueOf(row, "categories")).map((path) => path.split("/").slice(1).join(" > ") || path),
  ),
  active: activeIn(row),
  tax: valueOf(row, "tax class name"),
  images: [...new Set([valueOf(row, "base image"), ...listOf(valueOf(row, "additional images"))])].filter(
    Boolean,
  ),
})
