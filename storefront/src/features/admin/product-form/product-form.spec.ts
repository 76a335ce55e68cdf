import { LANGUAGES, VAT_CLASSES, type AdminProduct } from "@bon-perroquet/contract"
import { inputFrom, NEW_VALUES, productFormSchema, valuesOf } from "./product-form"

const product = {
  ...NEW_VALUES,
  name_fr: "Noix",
  category_id: null,
  price: 14.2,
  stock: 3,
  sku: "NOIX",
  weight: 500,
  vat_rate: 21,
} as unknown as AdminProduct

const saved = (about: Partial<AdminProduct>) => {
  const form = productFormSchema.safeParse(valuesOf({ ...product, ...about }))
  return form.success ? inputFrom(form.data) : null
}

describe("A product that is opened in its form and saved", () => {
  it.each(VAT_CLASSES)("keeps its VAT class of %d %", (vat_rate) => {
    expect(saved({ vat_rate })?.vat_rate).toBe(vat_rate)
  })

  it("is not saved as another class when it is of one that the shop has not", () => {
    expect(saved({ vat_rate: 99 })).toBeNull()
  })

  it("keeps its texts in every language", () => {
    for (const language of LANGUAGES) {
      const texts = {
        [`name_${language}`]: `Name ${language}`,
        [`description_${language}`]: `Text ${language}`,
      }
      expect(saved(texts)).toMatchObject(texts)
    }
  })
})
