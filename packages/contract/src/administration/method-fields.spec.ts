import { countryDeliverySchema } from "./countries"
import { fieldsOf, methodsTyped, type MethodFields } from "./method-fields"

const home = (about: Partial<MethodFields>) => {
  const fields = fieldsOf([])
  const steps = [{ up_to_grams: 30_000, price: "16,90" }]
  return { ...fields, home: { ...fields.home, steps, ...about } }
}

test("methodsTyped returns the delivery methods that the form fields were made from", () => {
  const { methods, isComplete } = methodsTyped(home({ freeFrom: "150" }))
  expect(isComplete).toBe(true)
  expect(countryDeliverySchema.parse({ methods }).methods).toEqual([
    {
      ...{ kind: "home", free_from_cents: 15_000, min_days: 3, max_days: 5 },
      steps: [{ up_to_grams: 30_000, price_cents: 1690 }],
    },
  ])
  expect(methodsTyped(fieldsOf(methods)).methods).toEqual(methods)
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
