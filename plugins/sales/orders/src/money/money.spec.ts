import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"
import { REFUND_ROW_STATES } from "../modules/order-status/refund-states"
import type { RefundRow } from "../modules/order-status"
import {
  freeOf,
  hasNoMoneyLeft,
  leftOf,
  paymentIdOf,
  refundablePayments,
  refundedCents,
  wasPaid,
} from "./money"
import { keyOf, originOf } from "./origin"

const amounts = (...euro: number[]) =>
  euro.map((amount) => ({ id: "any", amount, created_at: "", note: null, metadata: null }))
const payment = (
  id: string,
  captured: number[],
  refunded: number[],
  about: Partial<OrderPayment> = {},
): OrderPayment => ({
  id,
  provider_id: "pp_stripe-checkout_stripe",
  amount: 42.1,
  captured_at: null,
  canceled_at: null,
  payment_collection_id: "collection",
  currency_code: "eur",
  data: { payment_intent: "pi_1" },
  captures: amounts(...captured),
  refunds: amounts(...refunded),
  ...about,
})
const orderOf = (...payments: OrderPayment[]) => ({ payments }) as EngineOrder

describe("A payment", () => {
  it("has its captured amount minus its refunds left, to the cent", () => {
    expect(leftOf(payment("one", [10.1, 0.2], [0.3, 0.1]))).toBe(990)
    expect(leftOf(payment("none", [], []))).toBe(0)
    expect(leftOf(payment("odd", [1.15], []))).toBe(115)
  })

  it("has the method's id if its provider stored one", () => {
    expect(paymentIdOf(payment("stripe", [1], []))).toBe("pi_1")
    for (const data of [null, {}, { payment_intent: 1 }, { payment_intent: null }])
      expect(paymentIdOf(payment("none", [1], [], { data }))).toBeNull()
  })
})

describe("An order", () => {
  const balance = (captured: number[], refunded: number[]) =>
    payment("balance", captured, refunded, {
      data: { paid_with: { kind: "gift_card", brand: null, last4: "AB12" } },
    })

  it("was paid once a payment other than a balance was captured", () => {
    expect(wasPaid(orderOf())).toBe(false)
    expect(wasPaid(orderOf(payment("card", [], [])))).toBe(false)
    expect(wasPaid(orderOf(balance([5], []), payment("transfer", [], [])))).toBe(false)
    expect(wasPaid(orderOf(balance([5], []), payment("card", [10], [])))).toBe(true)
    expect(wasPaid(orderOf(payment("card", [10], [10]), payment("link", [], [])))).toBe(true)
  })

  it("has no money left once all its payments were refunded", () => {
    expect(hasNoMoneyLeft(orderOf(payment("card", [10], [10])))).toBe(true)
    expect(hasNoMoneyLeft(orderOf(payment("card", [10], [4, 6]), balance([5], [5])))).toBe(true)
    expect(hasNoMoneyLeft(orderOf(payment("card", [10], [10]), balance([5], [4.99])))).toBe(false)
    expect(hasNoMoneyLeft(orderOf(payment("card", [10], [9.99])))).toBe(false)
    expect(hasNoMoneyLeft(orderOf(payment("transfer", [], [])))).toBe(false)
  })
})

describe("The amount of a payment that can still be refunded", () => {
  const row = (state: RefundRow["state"], about: Partial<RefundRow> = {}) =>
    ({ id: "row", payment_id: "one", amount_cents: 250, state, ...about }) as RefundRow

  it.each(REFUND_ROW_STATES)("is reduced by a refund in state %s only if it is in progress", (state) => {
    const isOnItsWay = ["pending", "made", "waiting"].includes(state)
    expect(freeOf(payment("one", [10], [2]), [row(state)])).toBe(isOnItsWay ? 550 : 800)
  })

  it("is reduced by all refunds in progress, but not by those of another payment", () => {
    const rows = [row("pending"), row("waiting", { id: "next", amount_cents: 100 })]
    expect(freeOf(payment("one", [10], []), rows)).toBe(650)
    expect(freeOf(payment("other", [10], []), rows)).toBe(1000)
  })

  it("is reduced only once by a refund that Medusa has already recorded", () => {
    const bookedRefunds = amounts(2.5).map((refund) => ({ ...refund, metadata: { order_refund: "row" } }))
    expect(freeOf(payment("one", [10], [], { refunds: bookedRefunds }), [row("made")])).toBe(750)
    expect(freeOf(payment("one", [10], [], { refunds: bookedRefunds }), [row("made", { id: "next" })])).toBe(
      500,
    )
  })

  it("decides from which payment an order is refunded first", () => {
    const order = orderOf(payment("one", [10], []), payment("two", [9], []))
    expect(refundablePayments(order, [row("pending")]).map(({ id }) => id)).toEqual(["two", "one"])
    expect(refundablePayments(order, [row("pending", { amount_cents: 1000 })]).map(({ id }) => id)).toEqual([
      "two",
    ])
    expect(refundedCents(order, [row("pending")])).toBe(250)
  })
})

describe("An order", () => {
  it("is refunded from the payment with most left first, and never from an empty one", () => {
    const order = orderOf(
      ...[payment("little", [1], []), payment("empty", [5], [5])],
      ...[payment("much", [9], [1]), payment("some", [2], [])],
    )
    expect(refundablePayments(order, []).map(({ id }) => id)).toEqual(["much", "some", "little"])
    expect(refundablePayments(orderOf(), [])).toEqual([])
  })

  it("has the sum of the refunds of all its payments", () => {
    expect(refundedCents(orderOf(payment("one", [5], [1.1, 0.2]), payment("two", [5], [3])), [])).toBe(430)
    expect(refundedCents(orderOf(), [])).toBe(0)
  })
})

it("the key of a refund names its origin: the shop, Stripe's dashboard or a dispute", () => {
  expect(keyOf("stripe", "re_1")).toBe("stripe:re_1")
  expect(originOf({ key: keyOf("stripe", "re_1") })).toBe("stripe")
  expect(originOf({ key: keyOf("dispute", "dp_1") })).toBe("dispute")
  for (const key of ["asked:stripe:", "cancel:dispute:", "asked:1"]) expect(originOf({ key })).toBe("shop")
})
