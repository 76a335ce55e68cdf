import type { Terms } from "../uses"
import { availabilityProblem, whyNothing } from "./problems"

type Rule = Terms["rules"][number]
const terms = (rules: Rule[] = [], about: Partial<Terms> = {}) =>
  ({ active: true, begun: true, ended: false, rules, ...about }) as Terms
const least = (value: string, operator = "gte", attribute = "item_total"): Rule => ({
  attribute,
  operator,
  values: [value],
})
const GOODS = [
  { id: "one", unit_cents: 1000, quantity: 2, rate: 6 },
  { id: "two", unit_cents: 350, quantity: 1, rate: 21 },
]

describe("A promotion", () => {
  it("applies within its period while it is active", () => {
    expect(availabilityProblem(terms())).toBeNull()
    expect(availabilityProblem(terms([], { begun: false }))).toEqual({ reason: "not_begun" })
    expect(availabilityProblem(terms([], { ended: true }))).toEqual({ reason: "expired" })
    expect(availabilityProblem(terms([], { active: false, begun: false }))).toEqual({ reason: "unknown" })
  })
})

describe("A promotion without effect", () => {
  it.each([
    "item_total",
    "subtotal",
    "total",
    "item_subtotal",
    "original_item_total",
    "original_item_subtotal",
  ])("reports the minimum of a rule on %s", (attribute) => {
    expect(whyNothing(terms([least("23.51", "gte", attribute)]), GOODS)).toEqual({
      reason: "below_minimum",
      minimum_cents: 2351,
    })
  })

  it("reports the value plus one cent as the minimum of a rule “greater than”", () => {
    expect(whyNothing(terms([least("23.50", "gt")]), GOODS)).toEqual({
      reason: "below_minimum",
      minimum_cents: 2351,
    })
  })

  it("compares the minimum with displayed prices if the order is sold without VAT", () => {
    const untaxed = [{ id: "one", unit_cents: 943, listed_cents: 1000, quantity: 2, rate: 0 }]
    expect(whyNothing(terms([least("20")]), untaxed)).toEqual({ reason: "not_applicable" })
    expect(whyNothing(terms([least("20.01")]), untaxed)).toMatchObject({ reason: "below_minimum" })
  })

  it("reports the highest of several minimums", () => {
    const rules = [least("30"), least("40.1"), { ...least("20"), values: ["20", "35"] }]
    expect(whyNothing(terms(rules), GOODS)).toEqual({ reason: "below_minimum", minimum_cents: 4010 })
  })

  it.each([
    ["no rules", []],
    ["a minimum that is reached", [least("23.50")]],
    ["a rule about another attribute", [least("99", "gte", "customer.groups.id")]],
    ["a maximum value of the goods", [least("99", "lte")]],
  ])("does not apply with %s", (_, rules) => {
    expect(whyNothing(terms(rules), GOODS)).toEqual({ reason: "not_applicable" })
  })
})
