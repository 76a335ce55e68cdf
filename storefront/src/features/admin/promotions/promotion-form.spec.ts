import { promotionInputSchema, type PromotionForm } from "@bon-perroquet/contract"
import {
  formFrom,
  NEW_PROMOTION,
  promotionFormSchema,
  valuesOf,
  type PromotionValues,
} from "./promotion-form"

const typed = (about: Partial<PromotionValues>): PromotionValues => ({
  ...NEW_PROMOTION,
  ...{ code: "AUTOMNE", percent: "10" },
  ...about,
})
const takes = (about: Partial<PromotionValues>) => promotionFormSchema.safeParse(typed(about)).success

test("the server accepts every promotion that the form accepts", () => {
  const values = typed({
    percent: "12,5",
    minimum: "50",
    limit: "100",
    from: "2026-12-01",
    until: "2026-12-06",
  })
  expect(takes(values)).toBe(true)
  expect(promotionInputSchema.parse(formFrom(values))).toMatchObject({
    ...{ percent: 12.5, amount_cents: null, minimum_cents: 5000, limit: 100, limit_per_email: null },
    ...{ from: "2026-12-01", until: "2026-12-06", is_automatic: false, on: "order" },
  })
})

test("a promotion is unchanged after it is loaded into the form and saved", () => {
  const form: PromotionForm = {
    ...{ code: "Noix", is_automatic: true, on: "products", product_ids: ["prod_1"], category_ids: [] },
    ...{
      percent: null,
      amount_cents: 150,
      minimum_cents: null,
      limit: null,
      limit_per_email: 1,
      segment: "bird_macaw",
    },
    ...{ from: null, until: "2026-12-31", note: "Stock de fin d’année" },
  }
  expect(formFrom(valuesOf(form, "fr"))).toEqual(form)
})

test.each([
  ["fr", "12,5"],
  ["nl", "12,5"],
  ["en", "12.5"],
  ["de", "12,5"],
] as const)("the promotion form in %s shows the percentage %s", (language, text) => {
  const form = formFrom(typed({ percent: "12,5" }))
  expect(valuesOf(form, language).percent).toBe(text)
  expect(formFrom(valuesOf(form, language))).toEqual(form)
})

test("deselected fields of a promotion are not sent", () => {
  expect(formFrom(typed({ on: "delivery", product_ids: ["prod_1"], amount: "3" }))).toMatchObject({
    ...{ product_ids: [], percent: 10, amount_cents: null },
  })
})

test.each([
  { percent: "0" },
  { percent: "101" },
  { percent: "beaucoup" },
  { unit: "amount" as const, amount: "" },
  { on: "products" as const },
  { on: "categories" as const },
  { limit: "1,5" },
  { limit_per_email: "0" },
  { minimum: "-1" },
  { from: "2026-12-06", until: "2026-12-05" },
  { code: "x" },
])("the promotion form rejects %j", (about) => expect(takes(about)).toBe(false))
