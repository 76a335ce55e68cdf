import type { Offer } from "./offers"
import { offersOn } from "./offers-on"

const offer = (about: Partial<Offer>): Offer => ({
  ...{ id: "promo_1", on: "order", product_ids: [], category_ids: [], percent: 10, amount_cents: null },
  ...{ minimum_cents: null, until: null, unannounced_product_ids: [] },
  ...about,
})
const nuts = { id: "prod_nuts", category_id: "cat_shelled", price: 7.35 }
const pricesOf = (...offers: Offer[]) => offersOn(nuts, offers).map(({ price_cents }) => price_cents)

test.each([
  ["everything", offer({})],
  ["the product", offer({ on: "products", product_ids: ["prod_nuts"] })],
  ["its category", offer({ on: "categories", category_ids: ["cat_shelled"] })],
])("an offer of 10 %% off %s shows the price that the cart charges, rounded the same way", (_, each) =>
  expect(pricesOf(each)).toEqual([661]),
)

test.each([
  ["other products", offer({ on: "products", product_ids: ["prod_corn"] })],
  ["other categories", offer({ on: "categories", category_ids: ["cat_various"] })],
  ["the delivery", offer({ on: "delivery" })],
  ["a price that was lower before", offer({ unannounced_product_ids: ["prod_nuts"] })],
])("an offer on %s is not shown with the product", (_, each) => expect(pricesOf(each)).toEqual([]))

test("an offer of an amount off each unit has a unit price, an offer of an amount off the order has none", () => {
  const amount = { percent: null, amount_cents: 100 }
  expect(pricesOf(offer({ on: "products", product_ids: ["prod_nuts"], ...amount }))).toEqual([635])
  expect(pricesOf(offer(amount))).toEqual([null])
})

test("an offer has no unit price if it depends on other items or on another offer", () => {
  expect(pricesOf(offer({ minimum_cents: 5000 }))).toEqual([null])
  expect(pricesOf(offer({}), offer({ id: "promo_2" }))).toEqual([null, null])
})
