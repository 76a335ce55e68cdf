import type { CustomField } from "./declaration"
import { customText, declaredValues, goodsValues, keysOf, storedValues, type CustomValues } from "./declared"
import { checkCustomFields, customInputSchema, missingFields } from "./values"

const label = { fr: "Champ", en: "Field" }
const option = (value: string, fr: string) => ({ value, label: { fr } })
const FIELDS: CustomField[] = [
  { name: "year", type: "integer", label, min: 2000, max: 2100 },
  { name: "moisture", type: "decimal", label, unit: "%" },
  { name: "organic", type: "boolean", label },
  { name: "packed_on", type: "date", label },
  {
    name: "grade",
    type: "choice",
    label,
    options: [option("extra", "Extra"), option("standard", "Standard")],
  },
  {
    name: "uses",
    type: "choice",
    label,
    is_multiple: true,
    options: [option("raw", "Cru"), option("baked", "Cuit")],
  },
  { name: "note", type: "text", label, is_translated: true, max_length: 20 },
]
const VALUES: CustomValues = {
  ...{ year: 2026, moisture: 6.5, organic: true, packed_on: "2026-11-03", grade: "extra" },
  ...{ uses: ["raw", "baked"], note_fr: "Croquant", note_nl: null, note_en: "Crunchy" },
}
const schema = customInputSchema(FIELDS)

describe("Declarations of custom fields", () => {
  const declared = (field: object) => () =>
    checkCustomFields({ product: [{ name: "year", type: "integer", label, ...field }] })

  test("checkCustomFields accepts a missing declaration, and rejects an invalid one with its position and a reason", () => {
    expect(() => checkCustomFields(undefined)).not.toThrow()
    expect(declared({})).not.toThrow()
    expect(declared({ name: "Year'" })).toThrow("merchant.json: custom_fields.product.0.name")
    expect(declared({ name: "category" })).toThrow("is reserved")
    expect(declared({ type: "choice" })).toThrow("custom_fields.product.0.options: is missing")
    expect(declared({ is_translated: true })).toThrow("is not possible for the type integer")
    expect(declared({ type: "date", is_filter: true })).toThrow("is_filter")
    expect(declared({ feeed: "product_detail" })).toThrow("feeed")
    expect(() =>
      checkCustomFields({ category: [{ name: "year", type: "integer", label, is_filter: true }] }),
    ).toThrow("custom_fields.category.0.is_filter: is only possible for products and variants")
    expect(() => checkCustomFields({ product: [FIELDS[0], FIELDS[0]] })).toThrow("has a name twice")
    const customer = (field: object) => () =>
      checkCustomFields({ customer: [{ name: "birds", type: "text", label, ...field }] })
    expect(customer({ is_shown: false })).not.toThrow()
    expect(customer({ name: "newsletter" })).toThrow("custom_fields.customer.0.name: is reserved")
    expect(customer({ is_translated: true })).toThrow("is not possible for customers")
  })

  test("checkCustomFields rejects a field of variants with the name of a field of products, because they share filters and columns", () => {
    const year = { name: "year", type: "integer", label, is_filter: true }
    const declared = (product: object[], variant: object[]) => () => checkCustomFields({ product, variant })
    expect(declared([year], [{ ...year, name: "crop" }])).not.toThrow()
    expect(declared([year], [year])).toThrow("custom_fields.variant.0.name: is a field of products")
  })

  test("checkCustomFields accepts a field of orders that the checkout asks for or staff edit, and rejects other uses of these properties", () => {
    const order = (field: object) => () =>
      checkCustomFields({ order: [{ name: "reference", type: "text", label, ...field }] })
    expect(order({ is_asked: true, required: true })).not.toThrow()
    expect(order({ is_editable: true, is_shown: false })).not.toThrow()
    expect(order({})).toThrow("nobody can edit the field")
    expect(order({ is_editable: true, required: true })).toThrow("custom_fields.order.0.required")
    expect(order({ is_asked: true, required: ["food"] })).toThrow("custom_fields.order.0.required")
    expect(order({ is_asked: true, is_filter: false })).toThrow("is_filter")
    expect(order({ is_asked: true, name: "order_number" })).toThrow("is reserved")
    expect(declared({ is_asked: true })).toThrow("is only possible for orders")
  })
})

describe("Values of custom fields", () => {
  test("customInputSchema accepts values of the declared type, and null to remove a value", () => {
    expect(schema.parse(VALUES)).toEqual(VALUES)
    expect(schema.parse({ uses: ["baked", "raw"] })).toEqual({ uses: ["raw", "baked"] })
    expect(schema.parse({ year: null })).toEqual({ year: null })
  })

  test.each<[string, unknown]>([
    ["year", 1999],
    ["year", 2026.5],
    ["year", "2026"],
    ["moisture", Number.NaN],
    ["organic", "yes"],
    ["packed_on", "2026-02-30"],
    ["grade", "best"],
    ["uses", ["raw", "fried"]],
    ["note_fr", "x".repeat(21)],
    ["note", "without language"],
    ["unknown", 1],
  ])("the custom field %s rejects the value %j", (key, value) => {
    expect(schema.safeParse({ [key]: value }).success).toBe(false)
  })

  test("storedValue reads custom values in Medusa Admin's format, and ignores values of another type", () => {
    const keys = keysOf(FIELDS)
    expect(
      storedValues(keys, { year: "2025", organic: "false", uses: "raw", note_fr: "Doux" }),
    ).toMatchObject({
      ...{ year: 2025, organic: false, uses: ["raw"], note_fr: "Doux", grade: null, moisture: null },
    })
    expect(storedValues(keys, { year: "soon", organic: "maybe", grade: "best", note_fr: 3 })).toMatchObject({
      ...{ year: null, organic: null, grade: null, note_fr: null },
    })
  })

  test("missingFields returns the empty fields that are required for all products or for the product's kind", () => {
    const [year, , , , , , note] = FIELDS as [CustomField, ...CustomField[]]
    const keys = keysOf([
      { ...year, required: true },
      { ...(note as CustomField), required: ["food"] },
    ])
    expect(missingFields(keys, { note_nl: "Zacht" }, "food")).toEqual(["year", "note_fr"])
    expect(missingFields(keys, { year: 0 }, "other")).toEqual([])
    expect(missingFields(keys, { year: null }, null)).toEqual(["year"])
  })

  test("declaredValues adds nothing to an answer if no field is declared", () => {
    expect(declaredValues([], { year: 2026 })).toEqual({})
    expect(declaredValues(keysOf(FIELDS.slice(0, 1)), null)).toEqual({ custom_fields: { year: null } })
  })

  test("goodsValues returns the values of a product and of each size", () => {
    const variants = [{ custom_fields: { packaging: "sack" } }, {}]
    expect(goodsValues({ custom_fields: { year: 2026 }, variants })).toEqual([
      { year: 2026 },
      { packaging: "sack" },
      {},
    ])
  })

  test("customText formats custom values, and uses French for a missing translation", () => {
    const words = (language: "fr" | "nl" | "en") =>
      FIELDS.map((field) => customText(field, VALUES, { language, yes: "ja", no: "nee" }))
    expect(words("nl")).toEqual([
      ...["2026", "6,5\u00A0%", "ja", "3 november 2026", "Extra", "Cru, Cuit", "Croquant"],
    ])
    expect(words("en").at(-1)).toBe("Crunchy")
    expect(customText(FIELDS[0] as CustomField, {}, { language: "fr", yes: "", no: "" })).toBe("")
  })
})
