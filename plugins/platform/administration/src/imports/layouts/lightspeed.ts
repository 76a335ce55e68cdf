import { LANGUAGES, type Language } from "@bon-perroquet/contract"
import {
  addressesIn,
  listOf,
  unitsOf,
  valueOf,
  withoutZero,
  type ForeignProduct,
  type Layout,
} from "./foreign"

type Fields = Record<string, string>

/** Prefixes of columns by language. Lightspeed names English by the country. */
const PREFIXES: Record<Language, readonly string[]> = {
  fr: ["fr", "fc"],
  nl: ["nl"],
  en: ["en", "us"],
  de: ["de"],
}
/**
 * Lightspeed eCom (C-Series): a row per variant, with the product's fields in each. Texts have a column per language,
 * and weights are in grams.
 */
export const LIGHTSPEED: Layout = {
  isOne: (headings) =>
    headings.has("internal id") && headings.has("internal variant id") && headings.has("stock level"),
  products(rows, lines, language) {
    const products = new Map<string, ForeignProduct>()
    rows.forEach((row, index) => {
      const id = valueOf(row, "internal id") || `row ${index}`
      const product = products.get(id) ?? productOf(row, language)
      products.set(id, product)
      const weight = Number(valueOf(row, "weight"))
      product.sizes.push({
        line: lines[index] ?? 0,
        sku: valueOf(row, "sku", "article code") || `LS-${valueOf(row, "internal variant id")}`,
        label: labelOf(textIn(row, language, "variant")),
        price: valueOf(row, "price"),
        stock: unitsOf(valueOf(row, "stock level")),
        weight: Number.isFinite(weight) ? withoutZero(Math.round(weight)) : "",
        ean: valueOf(row, "ean"),
        image: "",
      })
    })
    return [...products.values()]
  },
}

/** Returns a text in a language, otherwise in any other of the file. */
function textIn(row: Fields, language: Language, part: string): string {
  const order = [language, ...LANGUAGES.filter((each) => each !== language)]
  return valueOf(row, ...order.flatMap((each) => PREFIXES[each].map((prefix) => `${prefix} ${part}`)))
}

/** "Default" is the name of the variant of a product in one size. */
const labelOf = (variant: string): string => (/^(?:default|standaard|défaut)$/i.test(variant) ? "" : variant)

function productOf(row: Fields, language: Language): ForeignProduct {
  const textsOf = (join: (texts: (part: string) => string) => string): Partial<Record<Language, string>> =>
    Object.fromEntries(
      LANGUAGES.flatMap((each) => {
        const text = join((part) => valueOf(row, ...PREFIXES[each].map((prefix) => `${prefix} ${part}`)))
        return text ? [[each, text] as const] : []
      }),
    )
  const urls = LANGUAGES.flatMap((each) =>
    PREFIXES[each].flatMap((prefix) => valueOf(row, `${prefix} url`) || []),
  )
  return {
    handle: textIn(row, language, "url"),
    names: textsOf((of) => of("title long") || of("title short")),
    descriptions: textsOf((of) =>
      [of("description short"), of("description long")].filter(Boolean).join("<p></p>"),
    ),
    search_texts: {
      meta_title: textsOf((of) => of("meta title")),
      meta_description: textsOf((of) => of("meta description")),
    },
    category: [1, 2, 3].flatMap((level) => textIn(row, language, `category ${level}`) || []).join(" > "),
    active: VISIBLE[valueOf(row, "visible").toLowerCase()] ?? null,
    tax: valueOf(row, "tax", "vat", "tax rate", "btw"),
    images: listOf(valueOf(row, "images")),
    addresses: [...addressesIn(row), ...new Set(urls.map((url) => `/${url}.html`))],
    sizes: [],
  }
}

/** Lightspeed's "s" shows a product while it is in stock. */
const VISIBLE: Record<string, boolean> = { y: true, s: true, n: false }
