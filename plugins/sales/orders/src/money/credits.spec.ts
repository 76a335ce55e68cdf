import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import {
  creditOfBooking,
  creditsOfAssignment,
  creditsOfFailure,
  creditsOfLoss,
  type CreditedRefund,
} from "./credits"
import { keptAfter, lossOf } from "@bon-perroquet/medusa-sql/order-lines/lines"

const item = (about: Partial<OrderItem> = {}): OrderItem =>
  ({
    ...{
      id: "seeds",
      title: "Seeds",
      unit_price: 10,
      quantity: 3,
      paid: { quantity: 3, unit_price: 10, adjustments: [] },
    },
    ...{ return_received_quantity: 0, return_dismissed_quantity: 0, unpaid_returned_quantity: 0 },
    ...{ tax_lines: [{ rate: 6, code: "VAT-BE" }], adjustments: [], ...about },
  }) as unknown as OrderItem

const parts = (quantity: number, amount_cents: number, id = "seeds") => ({
  items: [{ id, name: id, quantity, amount_cents, vat_rate: 6 }],
  ...{ delivery_cents: 0, amounts: [] },
})

const refund = (id: string, about: Partial<CreditedRefund> = {}): CreditedRefund => ({
  ...{ id, amount_cents: 1000, parts: parts(1, 1000), isBooked: true, credited_cents: 1000 },
  ...about,
})

const delivery = (amount: number, version: number) => ({ amount, version, tax_lines: [], adjustments: [] })

/**
 * Returns an order with 30 euro of paid goods, to whose customer `owed` euro are due. `was` is the price of
 * its delivery before it was reduced to 4 euro.
 */
const order = (about: { items?: OrderItem[]; owed: number; refunded?: number; was?: number }): EngineOrder =>
  ({
    items: about.items ?? [item()],
    gone_items: [],
    ...{ settled: null, pending_difference: 0 - about.owed },
    payments: [{ captures: [{ amount: 30 }], refunds: [{ amount: about.refunded ?? 0 }] }],
    shipping_methods: [delivery(4, 2)],
    past_shipping_methods: about.was === undefined ? [] : [delivery(about.was, 1)],
  }) as unknown as EngineOrder

const returned = (units: number) => item({ return_received_quantity: units })

describe("The units of a line that were removed or returned", () => {
  it("are counted with their price", () => {
    expect(lossOf(item())).toMatchObject({ id: "seeds", quantity: 0, amount_cents: 0 })
    expect(lossOf(item(), { quantity: 2, back: 1 })).toMatchObject({ quantity: 2, amount_cents: 2000 })
    expect(lossOf(returned(3))).toMatchObject({ quantity: 3, amount_cents: 3000 })
  })

  it("are paid by refunds before other units", () => {
    const refundParts = [parts(2, 2000), parts(1, 900)]
    expect(keptAfter(returned(1), refundParts)).toEqual({ quantity: 0, amount_cents: 100 })
    expect(keptAfter(returned(3), refundParts)).toEqual({ quantity: 0, amount_cents: 0 })
  })
})

describe("The credit line of a refund in Medusa", () => {
  it("is the full amount if nothing was due to the customer", () => {
    expect(creditOfBooking(order({ owed: -10, refunded: 10 }), [refund("r")], "r")).toBe(1000)
  })

  it("is nothing if its goods were returned before", () => {
    const now = order({ items: [returned(1)], owed: 0, refunded: 10 })
    expect(creditOfBooking(now, [refund("r")], "r")).toBe(0)
  })

  it("is the full amount if an amount is due to the customer for other goods only", () => {
    const other = item({ id: "nuts", return_received_quantity: 1 })
    const now = order({ items: [item(), other], owed: 0, refunded: 10 })
    expect(creditOfBooking(now, [refund("r", { credited_cents: 0 })], "r")).toBe(1000)
    expect(creditOfBooking(now, [refund("r", { parts: null, credited_cents: 0 })], "r")).toBe(0)
  })

  it("is the full amount if its goods were returned while it was in progress", () => {
    const now = order({ items: [returned(1)], owed: 10, refunded: 10 })
    expect(creditOfBooking(now, [refund("r", { credited_cents: -1000 })], "r")).toBe(1000)
  })

  it("leaves nothing due if everything was refunded", () => {
    expect(creditOfBooking(order({ owed: -12, refunded: 30 }), [refund("r")], "r")).toBe(1200)
  })

  it("is nothing if it pays for a delivery that became cheaper, and its amount otherwise", () => {
    const [cents, nothing] = [200, { items: [], amounts: [] }]
    const about = { amount_cents: cents, parts: { ...nothing, delivery_cents: cents }, credited_cents: 0 }
    const created = [refund("r", about)]
    expect(creditOfBooking(order({ owed: 0, refunded: 2, was: 6 }), created, "r")).toBe(0)
    expect(creditOfBooking(order({ owed: 10, refunded: 2 }), created, "r")).toBe(cents)
    // The refund "r" has already paid back the price difference of the cheaper delivery.
    expect(
      creditOfBooking(order({ owed: 10, refunded: 4, was: 6 }), [...created, refund("s", about)], "s"),
    ).toBe(cents)
  })
})

describe("Units that are lost after a refund by line", () => {
  const lossOfUnit = (refunds: readonly CreditedRefund[], ...items: OrderItem[]) =>
    creditsOfLoss(order({ owed: 0, items }), ({ id }) => ({ back: id === "seeds" ? 1 : 0 }), refunds)

  it("are credited once", () => {
    expect(lossOfUnit([refund("r")], item())).toEqual([{ refund: "r", cents: -1000 }])
    expect(lossOfUnit([refund("r", { credited_cents: 0 })], returned(1))).toEqual([])
  })

  it("are credited once if another unit left before without a refund", () => {
    expect(lossOfUnit([refund("r"), refund("s")], returned(1))).toEqual([{ refund: "r", cents: -1000 }])
  })

  it("are credited once while the refund is in progress", () => {
    const waiting = refund("r", { isBooked: false, credited_cents: 0 })
    expect(lossOfUnit([waiting], item())).toEqual([{ refund: "r", cents: -1000 }])
  })

  it("do not change the credits of other lines", () => {
    const ofNuts = refund("r", { parts: parts(1, 1000, "nuts") })
    expect(lossOfUnit([ofNuts], item(), item({ id: "nuts" }))).toEqual([])
  })
})

describe("A refund that fails", () => {
  it("takes back its credit if its goods stayed", () => {
    const failed = refund("r")
    expect(creditsOfFailure(order({ owed: 10 }), [], failed)).toEqual([{ refund: "r", cents: -1000 }])
  })

  it("keeps the price of its goods due if they came back", () => {
    const failed = refund("r", { credited_cents: 0 })
    expect(creditsOfFailure(order({ items: [returned(1)], owed: 10 }), [], failed)).toEqual([])
  })

  it("lets another refund of the line pay for the goods that came back", () => {
    const failed = refund("r", { credited_cents: 0 })
    const now = order({ items: [returned(1)], owed: 10, refunded: 10 })
    expect(creditsOfFailure(now, [refund("other")], failed)).toEqual([{ refund: "other", cents: -1000 }])
  })

  it("lets a later refund by line pay for the goods that came back, if it was a refund of an amount", () => {
    const failed = refund("r", { amount_cents: 137, parts: null, credited_cents: 0 })
    const now = order({ items: [returned(1)], owed: 1.37, refunded: 10 })
    expect(creditsOfFailure(now, [refund("s", { credited_cents: 69 })], failed)).toEqual([
      { refund: "s", cents: -69 },
    ])
  })

  it("lets another refund of the delivery pay for the cheaper delivery", () => {
    const parts = (delivery_cents: number) => ({ items: [], amounts: [], delivery_cents })
    const failed = refund("r", { amount_cents: 200, parts: parts(200), credited_cents: 0 })
    const other = refund("s", { amount_cents: 150, parts: parts(150), credited_cents: 150 })
    expect(creditsOfFailure(order({ owed: 0, was: 6 }), [failed, other], failed)).toEqual([
      { refund: "s", cents: -150 },
    ])
  })

  it("lets a later refund of the line pay for the goods that came back, if it was in progress", () => {
    const failed = refund("r", { isBooked: false, credited_cents: 0 })
    const now = order({ items: [returned(1)], owed: 10, refunded: 10 })
    expect(creditsOfFailure(now, [refund("s")], failed)).toEqual([{ refund: "s", cents: -1000 }])
  })

  it("of the delivery leaves the price of returned goods to a refund that is in progress", () => {
    const about = { amount_cents: 150, isBooked: false, credited_cents: 0 }
    const failed = refund("r", { ...about, parts: { items: [], amounts: [], delivery_cents: 150 } })
    const waiting = refund("s", { isBooked: false, credited_cents: -1000 })
    const now = order({ items: [returned(1)], owed: 0 })
    expect(creditsOfFailure(now, [failed, waiting], failed)).toEqual([])
  })

  it("leaves the credit of a refunded delivery that did not become cheaper", () => {
    const parts = { items: [], amounts: [], delivery_cents: 150 }
    const failed = refund("r", { amount_cents: 137, parts: null, credited_cents: 0 })
    const other = refund("s", { amount_cents: 150, parts, credited_cents: 150 })
    const now = order({ items: [returned(1)], owed: 8.63, refunded: 2.87 })
    expect(creditsOfFailure(now, [failed, other], failed)).toEqual([])
  })
})

describe("A refund whose parts are assigned later", () => {
  const other = item({ id: "nuts", return_received_quantity: 1 })

  it("pays for its goods if they came back before", () => {
    const now = order({ items: [returned(1)], owed: 10, refunded: 10 })
    expect(creditsOfAssignment(now, [refund("r", { parts: null })], "r", parts(1, 1000))).toEqual([
      { refund: "r", cents: -1000 },
    ])
  })

  it("no longer pays for other goods that came back", () => {
    const settled = refund("r", { parts: null, credited_cents: 0 })
    const now = order({ items: [item(), other], owed: 0, refunded: 10 })
    expect(creditsOfAssignment(now, [settled], "r", parts(1, 1000))).toEqual([{ refund: "r", cents: 1000 }])
  })

  it("lets another refund pay for the goods to which it was assigned before", () => {
    const refunds = [refund("r", { credited_cents: 0 }), refund("s")]
    const now = order({ items: [returned(1), item({ id: "nuts" })], owed: 0, refunded: 20 })
    expect(creditsOfAssignment(now, refunds, "r", parts(1, 1000, "nuts"))).toEqual([
      { refund: "s", cents: -1000 },
      { refund: "r", cents: 1000 },
    ])
  })

  it("lets the refund of all other money pay for the goods to which it was assigned before", () => {
    const refunds = [
      refund("r", { credited_cents: 0 }),
      refund("s", { amount_cents: 2000, parts: null, credited_cents: 2000 }),
    ]
    const now = order({ items: [returned(1)], owed: 0, refunded: 30 })
    const amounts = [{ vat_rate: 6, amount_cents: 1000 }]
    expect(creditsOfAssignment(now, refunds, "r", { items: [], delivery_cents: 0, amounts })).toEqual([
      { refund: "s", cents: -1000 },
      { refund: "r", cents: 1000 },
    ])
  })

  it("pays for its goods once it is confirmed if it is in progress", () => {
    const waiting = refund("r", { parts: null, isBooked: false, credited_cents: 0 })
    const now = order({ items: [returned(1)], owed: 10 })
    expect(creditsOfAssignment(now, [waiting], "r", parts(1, 1000))).toEqual([])
  })
})
