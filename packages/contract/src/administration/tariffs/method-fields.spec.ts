import { countryDeliverySchema } from "../countries"
import { fieldsOf, methodsTyped, servicesTo, withService, type MethodFields } from "./method-fields"

const service = (kind: "home" | "locker", ...up_to_grams: number[]) =>
  ({ country: "NL", kind, up_to_grams, min_days: 3, max_days: 5 }) as const
const CARRIERS = [
  { code: "bird", name: "Bird Post", services: [service("home", 2_000, 30_000)] },
  { code: "other", name: "Other", services: [{ ...service("home", 5_000, 30_000), min_days: 1 }] },
]
const SERVICES = servicesTo(CARRIERS, "NL")

const home = (about: Partial<MethodFields>) => {
  const fields = fieldsOf([], SERVICES)
  const steps = [{ up_to_grams: 30_000, price: "16,90" }]
  return { ...fields, home: { ...fields.home, steps, ...about } }
}

test("methodsTyped converts form fields back to the delivery methods from which fieldsOf made them", () => {
  const { methods, isComplete } = methodsTyped(home({ freeFrom: "150" }))
  expect(isComplete).toBe(true)
  expect(countryDeliverySchema.parse({ methods }).methods).toEqual([
    {
      ...{ kind: "home", carrier: "bird", free_from_cents: 15_000, min_days: 3, max_days: 5 },
      steps: [{ up_to_grams: 30_000, price_cents: 1690 }],
    },
  ])
  expect(methodsTyped(fieldsOf(methods, SERVICES)).methods).toEqual(methods)
})

test.each([
  [{ steps: [{ up_to_grams: 30_000, price: "" }] }, "price"],
  [{ freeFrom: "jamais" }, "price"],
  [{ minDays: "5", maxDays: "3" }, "days"],
  [{ maxDays: "61" }, "days"],
])("methodsTyped reports the error of %j", (about, wrong) => {
  expect(methodsTyped(home(about))).toMatchObject({ errors: { home: wrong }, isComplete: false })
})

test("methodsTyped rejects a country without delivery methods", () => {
  expect(methodsTyped(home({ offered: false })).isComplete).toBe(false)
})

test("fieldsOf leaves out delivery kinds that no carrier offers", () => {
  expect(fieldsOf([], SERVICES).locker).toMatchObject({ offered: false, steps: [] })
  expect(fieldsOf([], servicesTo(CARRIERS, "FR")).home.offered).toBe(false)
})

test("withService sets the weight steps and days of the new carrier, and keeps the prices of equal steps", () => {
  const [, other] = SERVICES
  if (!other) throw new Error("There is no second carrier.")
  const { home: fields } = home({})
  expect(withService(fields, other)).toEqual({
    ...fields,
    carrier: "other",
    steps: [
      { up_to_grams: 5_000, price: "" },
      { up_to_grams: 30_000, price: "16,90" },
    ],
    minDays: "1",
  })
})
