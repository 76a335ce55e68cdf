import type { PromotionForm } from "@bon-perroquet/contract"
import { EVERY_PIECE, formOf, methodFrom, rulesFrom } from "./form"
import { announcedOffers } from "./offers"
import type { PromotionRow } from "./row"

const BEGUN = new Date("2026-11-20T00:00:00Z")
const ROW: PromotionRow = {
  ...{ id: "promo_1", code: "NOIX", type: "standard", is_automatic: true, is_tax_inclusive: true },
  ...{ state: "running", limit: null, created_at: BEGUN, campaign_id: null, sharing: 0, starts_at: null },
  ...{ ends_at: null, note: null, budget_id: null, budget_type: null, budget_attribute: null },
  ...{ budget_limit: null, method_type: "percentage", method_value: 10, currency_code: null },
  ...{ target_type: "order", allocation: "across", max_quantity: null, rules: [], target_rules: [] },
  ...{ uses: 0, discount_cents: 0, is_used: false },
}
const row = (about: Partial<PromotionRow>): PromotionRow => ({ ...ROW, ...about })
const rule = (attribute: string, ...values: string[]) => ({ id: "rule", attribute, operator: "in", values })
const onProducts = (about: Partial<PromotionRow>, ...ids: string[]) =>
  row({
    ...{ target_type: "items", allocation: "each", max_quantity: EVERY_PIECE },
    target_rules: [rule("items.product.id", ...ids)],
    ...about,
  })

function keptOf(form: PromotionForm): PromotionRow {
  const method = methodFrom(form)
  const { rules, target_rules } = rulesFrom(form)
  const withId = (each: { attribute: string; operator: string; values: string[] }) => ({
    id: "rule",
    ...each,
  })
  return row({
    ...{ code: form.code, is_automatic: form.is_automatic, limit: form.limit, note: form.note },
    ...{ method_type: method.type, method_value: method.value, target_type: method.target_type },
    currency_code: method.type === "fixed" ? "eur" : null,
    allocation: method.allocation,
    max_quantity: method.allocation === "each" ? EVERY_PIECE : null,
    ...{ rules: rules.map(withId), target_rules: target_rules.map(withId) },
  })
}

const FORM: PromotionForm = {
  ...{ code: "NOIX", is_automatic: false, on: "order", product_ids: [], category_ids: [], percent: 10 },
  ...{ amount_cents: null, minimum_cents: null, limit: null, limit_per_email: null, from: null, until: null },
  segment: null,
  note: "",
}

test.each<Partial<PromotionForm>>([
  {},
  { percent: null, amount_cents: 735, minimum_cents: 5000, limit: 3, note: "Foire" },
  { on: "products", product_ids: ["a", "b"], is_automatic: true },
  { on: "categories", category_ids: ["c"], percent: 12.5 },
  { on: "delivery", percent: 100, minimum_cents: 4500 },
  { segment: "bird_amazon" },
  { segment: "lapsed", minimum_cents: 4500 },
])("a promotion saved from the form is read back unchanged: %j", (about) => {
  const form = { ...FORM, ...about }
  expect(formOf(keptOf(form))).toEqual(form)
})

test.each<[string, PromotionRow]>([
  ["a limited number of units", onProducts({ max_quantity: 1 }, "a")],
  ["an amount spread over products", onProducts({ allocation: "across", max_quantity: null }, "a")],
  ["goods by their tag", row({ target_type: "items", target_rules: [rule("items.product.tags.id", "t")] })],
  ["a group of customers", row({ rules: [rule("customer.groups.id", "g")] })],
  ["buy one, get one", row({ type: "buyget" })],
  ["a campaign with other promotions", row({ campaign_id: "camp", sharing: 2 })],
  ["a budget to spend", row({ budget_type: "spend", budget_limit: 500 })],
  ["an amount without VAT", row({ method_type: "fixed", currency_code: "eur", is_tax_inclusive: false })],
  ["a third of a percent", row({ method_value: 100 / 3 })],
  ["an amount of zero", row({ method_type: "fixed", currency_code: "eur", method_value: 0 })],
  ["no product", onProducts({})],
  ["a code of one character", row({ code: "N" })],
  ["no use", row({ limit: 0 })],
])("a promotion for %s does not fit the form", (_, each) => expect(formOf(each)).toBeNull())

it("a promotion with a minimum of zero has no minimum in the form", () => {
  const minimum = { id: "rule", attribute: "item_total", operator: "gte", values: ["0"] }
  expect(formOf(row({ rules: [minimum] }))).toMatchObject({ minimum_cents: null })
})

describe("The announcements of promotions", () => {
  const announced = (...rows: PromotionRow[]) => announcedOffers(rows).map(({ offer }) => offer.id)

  test("contain automatic promotions for everybody", () => {
    expect(announced(row({}))).toEqual(["promo_1"])
    expect(announced(row({ is_automatic: false }), row({ limit: 5 }), row({ state: "planned" }))).toEqual([])
  })

  const earlier = { id: "promo_0", created_at: new Date("2026-10-01T00:00:00Z") }

  test("exclude a reduction of goods that another one reduced within thirty days", () => {
    expect(announced(onProducts({}, "a"), onProducts(earlier, "a"))).toEqual(["promo_0"])
    const ended = { ...earlier, state: "ended" as const, ends_at: new Date("2026-11-01T00:00:00Z") }
    expect(announced(onProducts({}, "a"), onProducts(ended, "a", "b"))).toEqual([])
  })

  test("contain reductions of other goods, of the delivery, or long after another one", () => {
    expect(announced(onProducts({}, "a"), onProducts(earlier, "b"))).toEqual(["promo_1", "promo_0"])
    const delivery = row({ target_type: "shipping_methods", allocation: "each", max_quantity: 1 })
    expect(announced(delivery, row(earlier))).toEqual(["promo_1", "promo_0"])
    const ended = { ...earlier, state: "ended" as const, ends_at: new Date("2026-10-10T00:00:00Z") }
    expect(announced(onProducts({}, "a"), onProducts(ended, "a"))).toEqual(["promo_1"])
  })
})
