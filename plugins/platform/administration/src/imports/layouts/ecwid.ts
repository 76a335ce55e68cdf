import { LANGUAGES, type Language } from "@bon-perroquet/contract"
import { objection } from "../objection"
import {
  gramsOf,
  leftOut,
  searchTextsOf,
  truthOf,
  typeLeftOut,
  unitsOf,
  valueOf,
  type ForeignProduct,
  type ForeignSize,
  type Layout,
} from "./foreign"
import type { WeightUnit } from "../written"

type Fields = Record<string, string>
interface Place {
  line: number
  unit: WeightUnit
}

const VARIATION_OPTION = "product variation option "
const GALLERY = Array.from({ length: 20 }, (_, index) => `product media gallery image url ${index + 1}`)

/**
 * Ecwid: a row of a product is followed by those of its options and variations. Variations become sizes. A product
 * with options but no variations is an error, because its stock per choice is unknown.
 */
export const ECWID: Layout = {
  isOne: (headings) =>
    headings.has("product internal id") && headings.has("product name") && headings.has("type"),
  has_weight_unit: true,
  products(rows, lines, language, unit) {
    const products = new Map<string, { product: ForeignProduct; row: Fields; isVaried: boolean }>()
    const options = new Set<string>()
    const created: ForeignProduct[] = []
    rows.forEach((row, index) => {
      const type = valueOf(row, "type").toLowerCase()
      const id = valueOf(row, "product internal id")
      const place = { line: lines[index] ?? 0, unit }
      if (type === "product") {
        const product = productOf(row, place, language)
        products.set(id, { product, row, isVaried: false })
        created.push(product)
      } else if (type === "product_option") options.add(id)
      else if (type === "product_variation") {
        const known = products.get(id)
        const sku = valueOf(row, "product variation sku", "product sku")
        if (!known) {
          created.push(leftOut({ line: place.line, sku }, objection("product_unknown", id)))
          return
        }
        if (!known.isVaried) known.product.sizes = []
        known.isVaried = true
        known.product.sizes.push(variationOf(row, known.row, place, known.product.sizes.length + 1))
      }
    })
    for (const [id, { product, isVaried }] of products)
      if (options.has(id) && !isVaried) product.wrong = typeLeftOut("product_option")
    return created
  },
}

function sizeOf(row: Fields, { line, unit }: Place): ForeignSize {
  const weight = valueOf(row, "product weight")
  return {
    ...{ line, label: "", image: "" },
    sku: valueOf(row, "product sku") || `EC-${valueOf(row, "product internal id")}`,
    price: valueOf(row, "product price"),
    stock: unitsOf(valueOf(row, "product quantity")),
    weight: unit === "kg" ? gramsOf(weight) : weight,
    ean: valueOf(row, "product upc"),
  }
}

/** Returns a variation. Empty price and weight are those of the product. */
function variationOf(row: Fields, parent: Fields, place: Place, number: number): ForeignSize {
  const own = sizeOf(row, place)
  const base = sizeOf(parent, place)
  return {
    ...own,
    sku: valueOf(row, "product variation sku", "product sku") || `${base.sku}-${number}`,
    label: Object.entries(row)
      .flatMap(([name, value]) => (name.startsWith(VARIATION_OPTION) && value ? [value] : []))
      .join(", "),
    price: own.price || base.price,
    weight: own.weight || base.weight,
    image: valueOf(row, "product media main image url"),
  }
}

function productOf(row: Fields, place: Place, language: Language): ForeignProduct {
  const translated = (text: string) =>
    Object.fromEntries(
      LANGUAGES.flatMap((each) => {
        const value = valueOf(row, `product ${text} translated ${each}`)
        return value ? [[each, value] as const] : []
      }),
    )
  const [name, url] = [valueOf(row, "product name"), valueOf(row, "url")]
  return {
    handle: name,
    names: { [language]: name, ...translated("name") },
    descriptions: { [language]: valueOf(row, "product description"), ...translated("description") },
    search_texts: searchTextsOf(
      language,
      valueOf(row, "product seo title"),
      valueOf(row, "product seo description"),
    ),
    category: valueOf(row, "product category 1").replaceAll(/\s*\/\s*/g, " > "),
    active: truthOf(valueOf(row, "product is available")),
    tax: valueOf(row, "product tax class code", "tax class code"),
    images: ["product media main image url", ...GALLERY].flatMap((each) => valueOf(row, each) || []),
    addresses: /^(?:https?:\/\/|\/)/.test(url) ? [url] : [],
    sizes: [sizeOf(row, place)],
  }
}
