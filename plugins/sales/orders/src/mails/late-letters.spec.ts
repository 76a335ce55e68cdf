import type { Order } from "@bon-perroquet/contract"
import { lateLetters } from "./late-letters"

const PROMISE = {
  dispatch_from: "2026-11-25",
  dispatch_by: "2026-11-26",
  arrives_from: "2026-11-26",
  arrives_by: "2026-12-01",
}
const order = (about: Partial<Order> = {}) =>
  ({
    ...{ order_number: "BP-2026-000001", status: "paid", partly_shipped: false, withdrawal: null },
    payment: { paid_cents: 4_210, refunded_cents: 0, method: null },
    delivery: { promise: PROMISE },
    ...about,
  }) as Order
const letters = (now: string, about?: Partial<Order>) => lateLetters(order(about), "fr", new Date(now)).length

it.each([
  ["on the last day of dispatch", "2026-11-26T20:00:00Z", 0],
  ["in the night after that day", "2026-11-26T23:30:00Z", 0],
  ["before nine on the next morning", "2026-11-27T07:59:59Z", 0],
  ["at nine on the next morning", "2026-11-27T08:00:00Z", 1],
  ["a week later", "2026-12-04T08:00:00Z", 1],
])("a late order %s (%s) gets %d e-mails", (_when, now, mails) => {
  expect(letters(now)).toBe(mails)
})

it.each([
  ["that has left", { status: "shipped" }],
  ["that has left in part", { status: "preparing", partly_shipped: true }],
  ["without a promise, for example on hold", { delivery: { promise: null } }],
  ["that is fully refunded", { payment: { paid_cents: 100, refunded_cents: 100 } }],
  ["from which the customer withdrew", { withdrawal: {} }],
] as [string, Partial<Order>][])("no e-mail is sent about an order %s", (_which, about) => {
  expect(letters("2026-12-04T08:00:00Z", about)).toBe(0)
})

it("the e-mail about a late order always has the same name and due time, so that it is sent once", () => {
  const [letter] = lateLetters(order({ status: "preparing" }), "fr", new Date("2026-12-04T08:00:00Z"))
  expect(letter).toMatchObject({ name: "late", at: new Date("2026-11-27T08:00:00Z") })
})
