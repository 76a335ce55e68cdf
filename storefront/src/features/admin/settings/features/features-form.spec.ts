import type { FeatureField } from "@bon-perroquet/contract/features"
import { featuresOf, resolverOf, valuesOf } from "./features-form"

const field = (name: string, kind: FeatureField["kind"], more: Partial<FeatureField> = {}): FeatureField => ({
  ...{ name, kind, group: "shop", label: name, hint: null, max: null, pattern: null, choices: [] },
  ...{ overridden_by: null, effective: null },
  ...more,
})
const FIELDS = [
  field("on", "switch"),
  field("price", "cents", { max: 10_000 }),
  field("days", "count", { max: 60 }),
  field("percent", "percent"),
  field("weeks", "weeks"),
  field("from", "day"),
  field("prefix", "text", { pattern: "^[A-Z]{1,6}$", distinct: "numbers" }),
  field("other", "text", { pattern: "^[A-Z]{1,6}$", distinct: "numbers" }),
]
const FEATURES = {
  ...{ on: true, price: 250, days: 10, percent: 2.5, weeks: [2, 4], from: "2027-01-01", prefix: "BP" },
  other: "F",
}

const wrongIn = async (values: object) => {
  const typed = { ...valuesOf(FIELDS, FEATURES, "fr"), ...values }
  const { errors } = await resolverOf(FIELDS)(typed, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  return Object.keys(errors)
}

it("the form for optional functions returns the entered values", () => {
  expect(featuresOf(FIELDS, valuesOf(FIELDS, FEATURES, "fr"))).toEqual(FEATURES)
  expect(valuesOf(FIELDS, FEATURES, "fr")["percent"]).toBe("2,5")
  const empty = { ...FEATURES, price: 0, days: 0, percent: 0, weeks: [], from: null }
  const cleared = { price: "", days: "", percent: "", weeks: " ", from: "" }
  expect(featuresOf(FIELDS, { ...valuesOf(FIELDS, FEATURES, "fr"), ...cleared })).toEqual(empty)
})

it.each([
  [{ price: "2,5" }, []],
  [{ price: "free" }, ["price"]],
  [{ price: "100,01" }, ["price"]],
  [{ days: "61" }, ["days"]],
  [{ days: "1.5" }, ["days"]],
  [{ percent: "100" }, ["percent"]],
  [{ weeks: "2; 4 6" }, []],
  [{ weeks: "0" }, ["weeks"]],
  [{ from: "soon" }, ["from"]],
  [{ prefix: "bp" }, ["prefix"]],
  [{ prefix: "F" }, ["other"]],
])("the form of optional functions rejects the fields of %p: %p", async (values, wrong) => {
  expect(await wrongIn(values)).toEqual(wrong)
})
