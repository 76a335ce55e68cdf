import {
  addressesIn,
  leftOut,
  searchTextsOf,
  truthOf,
  typeLeftOut,
  unitsOf,
  valueOf,
  withoutZero,
  type ForeignProduct,
  type Layout,
} from "./foreign"

type Fields = Record<string, string>

const HANDLE = ["handle", "url handle"]
const OPTIONS = [1, 2, 3]
/** The option value of a product without options. */
const NO_OPTION = "Default Title"

/** Shopify: consecutive rows of a product have the same handle. Rows without a price are further pictures. */
export const SHOPIFY: Layout = {
  isOne: (headings) =>
    HANDLE.some((name) => headings.has(name)) &&
    headings.has("title") &&
    (headings.has("variant price") || headings.has("option1 value")),
  products(rows, lines, language) {
    const products = new Map<string, ForeignProduct>()
    rows.forEach((row, index) => {
      const handle = valueOf(row, ...HANDLE)
      if (!handle) return
      if (truthOf(valueOf(row, "gift card")) === true) {
        const of = { line: lines[index] ?? 0, sku: valueOf(row, "variant sku", "sku") || handle }
        products.set(handle, products.get(handle) ?? leftOut(of, typeLeftOut("gift card")))
        return
      }
      const product = products.get(handle) ?? {
        ...{ handle, names: { [language]: valueOf(row, "title") } },
        descriptions: { [language]: valueOf(row, "body html", "description") },
        search_texts: searchTextsOf(language, valueOf(row, "seo title"), valueOf(row, "seo description")),
        category: valueOf(row, "type", "product category"),
        active: activeIn(row),
        ...{ images: [], sizes: [], addresses: addressesIn(row) },
      }
      products.set(handle, product)
      const picture = valueOf(row, "image src", "product image url")
      if (product.wrong) return
      if (picture) product.images.push(picture)
      const price = valueOf(row, "variant price", "price")
      if (price)
        product.sizes.push(
          sizeOf(row, { line: lines[index] ?? 0, handle, price, number: product.sizes.length + 1 }),
        )
    })
    return [...products.values()]
  },
}

/** Returns whether a product is for sale. An active one can be hidden in the online shop, for example for a till. */
function activeIn(row: Fields): boolean | null {
  const states = [valueOf(row, "status"), valueOf(row, "published on online store", "published")].map(truthOf)
  return states.includes(false) ? false : states.includes(true) || null
}

function sizeOf(
  row: Fields,
  { line, handle, price, number }: { line: number; handle: string; price: string; number: number },
) {
  const values = OPTIONS.map((option) => valueOf(row, `option${option} value`))
  const grams = Number(valueOf(row, "variant grams", "weight value grams"))
  return {
    ...{ line, price },
    sku: valueOf(row, "variant sku", "sku").replace(/^'/, "") || `${handle}-${number}`,
    label: values.filter((value) => value && value !== NO_OPTION).join(", "),
    stock: unitsOf(valueOf(row, "variant inventory qty", "inventory quantity")),
    weight: Number.isFinite(grams) ? withoutZero(Math.round(grams)) : "",
    ean: valueOf(row, "variant barcode", "barcode").replace(/^'/, ""),
    image: valueOf(row, "variant image", "variant image url"),
  }
}
