import { existsSync } from "node:fs"
import path from "node:path"
import { SHIPPED_LANGUAGES, weightOf } from "@bon-perroquet/contract"
import { categories, products } from "./index"

const pictures = path.join(__dirname, "../../../pictures/products")
const gramsByLabel = { "€/kg": 1000, "€/500 g": 500, "€/250 g": 250, "€/pièce": null }

describe("The catalogue of a new shop", () => {
  it("has at least ten products in each of the three categories", () => {
    expect(categories.map(({ handle }) => handle)).toEqual(["shelled", "in-shell", "various"])
    for (const { handle } of categories) {
      expect(products.filter(({ category }) => category === handle).length).toBeGreaterThanOrEqual(10)
    }
  })

  it("has unique handles and SKUs", () => {
    expect(new Set(products.map(({ handle }) => handle)).size).toBe(products.length)
    const skus = products.flatMap(({ sku, sizes }) => (sizes.length ? sizes.map((size) => size.sku) : [sku]))
    expect(new Set(skus).size).toBe(skus.length)
  })

  it("has at least ten products in two sizes, of which the larger is cheaper per kilogram", () => {
    const sized = products.filter(({ sizes }) => sizes.length > 1)
    expect(sized.length).toBeGreaterThanOrEqual(10)
    for (const { handle, sku, sizes } of sized) {
      expect(sizes[0]?.sku).toBe(sku)
      const perKilogram = sizes.map(({ price_cents, weight_grams }) => (price_cents / weight_grams) * 1000)
      expect([handle, perKilogram]).toEqual([handle, perKilogram.toSorted((one, other) => other - one)])
      expect(new Set(perKilogram).size).toBe(sizes.length)
      for (const { label, weight_grams } of sizes) expect(weightOf(`€/${label}`, null)).toBe(weight_grams)
    }
  })

  it.each(products.map((product) => [product.handle, product] as const))(
    "has descriptions and a price for %s",
    (_, product) => {
      for (const language of SHIPPED_LANGUAGES) {
        expect(product.name[language].length).toBeGreaterThan(3)
        expect(product.description[language].split(". ").length).toBeGreaterThanOrEqual(2)
      }
      expect(new Set(SHIPPED_LANGUAGES.map((language) => product.description[language])).size).toBe(
        SHIPPED_LANGUAGES.length,
      )
      expect(Number.isInteger(product.price_cents) && product.price_cents > 0).toBe(true)
      expect(product.weight_grams).toBe(gramsByLabel[product.unit_label])
    },
  )

  it("contains both VAT classes, every kind of stock, and a sold-out promotion", () => {
    expect(new Set(products.map(({ vat_class }) => vat_class))).toEqual(new Set([6, 21]))
    const stocks = new Set(products.map(({ stock }) => stock))
    for (const stock of [0, 1, 2, 3, 4, 5]) expect(stocks).toContain(stock)
    expect(products.filter(({ is_promotion, stock }) => is_promotion && stock > 5).length).toBeGreaterThan(3)
    expect(products.some(({ is_promotion, stock }) => is_promotion && stock === 0)).toBe(true)
  })

  it("contains every picture in each width and format", () => {
    const files = products.flatMap(({ pictures: names }) =>
      names.flatMap((name) =>
        [320, 640, 960].flatMap((width) => [`${name}-${width}.avif`, `${name}-${width}.webp`]),
      ),
    )
    expect(files.filter((file) => !existsSync(path.join(pictures, file)))).toEqual([])
  })
})
