import { cartSchema } from "@bon-perroquet/contract"
import { sampleOption, sampleRow, sampleSnapshot } from "../../testing/sample-snapshot"
import type { CartState } from "./cart-rows"
import { viewOf } from "./view"

const snapshot = sampleSnapshot([
  sampleRow("almonds", { amount: "7.35", vat_class: 6 }),
  sampleRow("seeds", { amount: "9.99", stock: 2 }),
])

const cart = (about: Partial<CartState> = {}): CartState => ({
  cart_id: "cart_1",
  completed: false,
  account_id: null,
  country_code: "be",
  codes: [],
  lines: [
    {
      id: "1",
      product_id: "almonds",
      variant_id: "variant_almonds",
      quantity: 3,
      unit_price: "1",
      title: "x",
      thumbnail: null,
      reserved: 0,
    },
    {
      id: "2",
      product_id: "seeds",
      variant_id: "variant_seeds",
      quantity: 2,
      unit_price: "1",
      title: "x",
      thumbnail: null,
      reserved: 1,
    },
  ],
  ...about,
})

describe("The displayed cart", () => {
  it("has the shop's prices and exact totals: 3 × 7.35 at 6 % and 2 × 9.99 at 21 %", () => {
    const view = cartSchema.parse(viewOf({ sessionId: "session", state: cart(), snapshot, language: "nl" }))
    expect(view.items).toMatchObject([
      { name: "Noten almonds", unit_price: 7.35, line_total_cents: 2205, stock: 50, vat_rate: 6 },
      { name: "Noten seeds", unit_price: 9.99, line_total_cents: 1998, stock: 3, vat_rate: 21 },
    ])
    expect(view.totals).toMatchObject({ items_cents: 4203, delivery_cents: 595, total_cents: 4798 })
    expect(view.totals.subtotal_cents + view.totals.tax_cents).toBe(4798)
  })

  it.each([null, cart({ completed: true })])("is empty without a cart and after an order", (state) => {
    expect(viewOf({ sessionId: "session", state, snapshot, language: "fr" })).toMatchObject({
      items: [],
      country: "BE",
      totals: { total_cents: 0 },
    })
  })

  it("keeps a line's price, without stock, if its product is no longer sold", () => {
    const removed = {
      id: "3",
      product_id: "gone",
      variant_id: "v",
      quantity: 2,
      unit_price: "4.5",
      title: "Noix",
      thumbnail: "/t.webp",
      reserved: 2,
    }
    const [item] = viewOf({
      sessionId: "session",
      state: cart({ lines: [removed] }),
      snapshot,
      language: "en",
    }).items
    expect(item).toMatchObject({
      name: "Noix",
      image: "/t.webp",
      unit_price: 4.5,
      line_total_cents: 900,
      stock: 0,
    })
  })

  it("uses the cart's country, or Belgium if it is unknown or closed", () => {
    const abroad = sampleOption({ id: "fr", country_code: "fr", prices: [{ amount: "12.95", rules: [] }] })
    const both = sampleSnapshot([sampleRow("almonds")], { options: [sampleOption(), abroad] })
    const view = (country_code: string | null) =>
      viewOf({ sessionId: "session", state: cart({ country_code }), snapshot: both, language: "fr" })
    expect(view("fr")).toMatchObject({ country: "FR", totals: { delivery_cents: 1295 } })
    expect(view(null).country).toBe("BE")
    expect(view("de").country).toBe("BE")
  })

  it("charges the destination's VAT if the shop uses that scheme", () => {
    const rates = [
      { vat_class: 6, country_code: "be", rate: 6, valid_from: new Date(0) },
      { vat_class: 6, country_code: "fr", rate: 5.5, valid_from: new Date(0) },
    ]
    const abroad = sampleOption({ id: "fr", country_code: "fr" })
    const oss = sampleSnapshot([sampleRow("almonds", { vat_class: 6 })], {
      vat: { rates, scheme: "oss" },
      options: [sampleOption(), abroad],
    })
    const rateTo = (country_code: string) =>
      viewOf({ sessionId: "s", state: cart({ country_code }), snapshot: oss, language: "fr" }).items[0]
        ?.vat_rate
    expect([rateTo("fr"), rateTo("be")]).toEqual([5.5, 6])
  })
})
