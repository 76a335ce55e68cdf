import { truthOf, unitsOf, valueOf, withoutZero, type ForeignProduct, type Layout } from "./foreign"

const OPTIONS = [1, 2, 3]
const PICTURES = Array.from({ length: 20 }, (_, index) => `product image ${index + 1} url`)

/** Medusa's export has a row per variant, with the product's fields in each. Weights are in grams. */
export const MEDUSA: Layout = {
  isOne: (headings) =>
    headings.has("product handle") && headings.has("product title") && headings.has("variant sku"),
  products(rows, lines, language) {
    const products = new Map<string, ForeignProduct>()
    rows.forEach((row, index) => {
      const handle = valueOf(row, "product handle", "product id")
      const product = products.get(handle) ?? {
        ...{ handle, names: { [language]: valueOf(row, "product title") } },
        descriptions: { [language]: valueOf(row, "product description") },
        category: "",
        active: truthOf(valueOf(row, "product status")),
        images: PICTURES.flatMap((name) => row[name] || []),
        sizes: [],
      }
      products.set(handle, product)
      const values = OPTIONS.map((option) => valueOf(row, `variant option ${option} value`))
      const grams = Number(valueOf(row, "variant weight", "product weight"))
      product.sizes.push({
        line: lines[index] ?? 0,
        sku: valueOf(row, "variant sku") || `${handle}-${product.sizes.length + 1}`,
        label: values.filter(Boolean).join(", ") || valueOf(row, "variant title"),
        price: valueOf(row, "variant price eur"),
        stock: unitsOf(valueOf(row, "variant inventory quantity")),
        weight: Number.isFinite(grams) ? withoutZero(Math.round(grams)) : "",
        ean: valueOf(row, "variant barcode", "variant ean", "variant upc"),
        image: "",
      })
    })
    return [...products.values()]
  },
}
