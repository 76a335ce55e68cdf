import {
  LANGUAGES,
  NEW_PRODUCT,
  productChangeSchema,
  productInputSchema,
  VAT_CLASSES,
  type AdminProduct,
} from "@bon-perroquet/contract"
import {
  changesFrom,
  inputFrom,
  NEW_SIZE,
  NEW_VALUES,
  priceJumps,
  productFormSchema,
  valuesOf,
  withFirstSize,
} from "./product-form"

const product = {
  ...NEW_VALUES,
  variants: [{}],
  name_fr: "Noix",
  category_id: null,
  price: 14.2,
  stock: 3,
  sku: "NOIX",
  weight: 500,
  vat_rate: 21,
  perishable: null,
} as unknown as AdminProduct

const saved = (about: Partial<AdminProduct>) => {
  const form = productFormSchema.safeParse(valuesOf({ ...product, ...about }, "fr"))
  return form.success ? inputFrom(form.data) : null
}

describe("Product that is opened and saved in its form", () => {
  it.each(VAT_CLASSES)("a product that is loaded and saved keeps its VAT class of %d %", (vat_rate) => {
    expect(saved({ vat_rate })?.vat_rate).toBe(vat_rate)
  })

  it("a product with an unknown VAT class is rejected", () => {
    expect(saved({ vat_rate: 99 })).toBeNull()
  })

  it.each([true, false, null])(
    "a product that is loaded and saved keeps its perishable flag: %s",
    (perishable) => {
      expect(saved({ perishable })?.perishable).toBe(perishable)
    },
  )

  it("a product for sale is rejected without the price per kilogram or litre that the law requires", () => {
    expect(saved({ unit_label: "€/sachet", weight: null })).toBeNull()
    expect(saved({ unit_label: "€/sachet", weight: 300 })).not.toBeNull()
    expect(saved({ unit_label: "€/sachet", weight: null, active: false })).not.toBeNull()
    for (const unit_label of ["€/500 g", "€/75 cl", "€/pièce"])
      expect(saved({ unit_label, weight: null })).not.toBeNull()
  })

  it("a product that is loaded and saved keeps its texts in every language", () => {
    for (const language of LANGUAGES) {
      const texts = {
        [`name_${language}`]: `Name ${language}`,
        [`description_${language}`]: `Text ${language}`,
      }
      expect(saved(texts)).toMatchObject(texts)
    }
  })

  it("a product that is loaded and saved keeps its sizes, and has the price, stock and unit of the first", () => {
    const size = (about: object) => ({
      ...{ id: "v1", sku: "A", label_fr: "250 g", label_nl: "", label_en: "", label_de: "" },
      ...{ price: 4.5, stock: 3, weight: 250, held: 0, ...about },
    })
    const large = size({ id: "v2", sku: "B", label_fr: "Sac", price: 60, weight: 5000 })
    const variants = [size({}), large] as unknown as AdminProduct["variants"]
    const form = valuesOf({ ...product, variants }, "fr")
    const read = productFormSchema.safeParse(withFirstSize({ ...form, price: "", unit_label: "" }))
    expect(read.success && inputFrom(read.data)).toMatchObject({
      ...{ price: 4.5, stock: 3, unit_label: "€/250 g", weight: 250 },
      variants: [
        { id: "v1", label_fr: "250 g", price: 4.5, stock: 3, sku: "A", weight: 250 },
        { id: "v2", label_fr: "Sac", price: 60, weight: 5000 },
      ],
    })
    const weightless = { ...form, variants: form.variants.map((each) => ({ ...each, weight: "" })) }
    expect(productFormSchema.safeParse(withFirstSize(weightless)).error?.issues).toMatchObject([
      { path: ["variants", 1, "weight"] },
    ])
    expect(priceJumps({ ...form, variants: form.variants.toReversed() }, { ...product, variants })).toEqual(
      [],
    )
  })
})

it("empty selections of the product form mean no category and the default unit", () => {
  const product = { name_fr: "Noix", price: 4.5, category_id: "", unit_label: "" }
  const expected = { category_id: null, unit_label: NEW_PRODUCT.unit_label }
  expect(productInputSchema.parse(product)).toMatchObject(expected)
  expect(productChangeSchema.parse({ category_id: "", unit_label: "" })).toMatchObject(expected)
  expect(productChangeSchema.parse({})).not.toHaveProperty("category_id")
})

/** The demo shop declares the field `packaging` of sizes. */
it("only changed custom fields of a size are sent, and those of the only size beside the product's", () => {
  const size = (id: string, packaging: string) => ({
    ...NEW_SIZE,
    ...{ id, label_fr: id, price: "5", stock: "3", weight: "500", custom_fields: { packaging } },
  })
  const read = { ...NEW_VALUES, variants: [size("one", "paper"), size("two", "")] }
  const changed = changesFrom({ ...read, variants: [size("one", "paper"), size("two", "sack")] }, read)
  expect(changed.variants?.map(({ custom_fields }) => custom_fields)).toEqual([
    undefined,
    { packaging: "sack" },
  ])
  expect(changed).not.toHaveProperty("variant_custom_fields")
  const single = { ...NEW_VALUES, variant_custom_fields: { packaging: "bucket" } }
  expect(changesFrom(single, NEW_VALUES)).toEqual({ variant_custom_fields: { packaging: "bucket" } })
})
