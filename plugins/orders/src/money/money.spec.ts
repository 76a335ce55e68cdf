import type { EngineOrder, OrderPayment } from "@bon-perroquet/engine-tables"
import { leftOf, paymentIdOf, refundablePayments, refundedCents } from "./money"
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

describe("Of a payment", () => {
  it("is left what came and did not go back, to the cent", () => {
    expect(leftOf(payment("one", [10.1, 0.2], [0.3, 0.1]))).toBe(990)
    expect(leftOf(payment("none", [], []))).toBe(0)
    // 1.15 × 100 is 114.99999999999999.
    expect(leftOf(payment("odd", [1.15], []))).toBe(115)
  })

  it("the method's id is known where its provider noted one", () => {
    expect(paymentIdOf(payment("stripe", [1], []))).toBe("pi_1")
    for (const data of [null, {}, { payment_intent: 1 }, { payment_intent: null }])
      expect(paymentIdOf(payment("none", [1], [], { data }))).toBeNull()
  })
})

describe("Of an order", () => {
  it("is given back from what is left most of first, and not from what is empty", () => {
    const order = orderOf(
      ...[payment("little", [1], []), payment("empty", [5], [5])],
      ...[payment("much", [9], [1]), payment("some", [2], [])],
    )
    expect(refundablePayments(order, []).map(({ id }) => id)).toEqual(["much", "some", "little"])
    expect(refundablePayments(orderOf(), [])).toEqual([])
  })

  it("all that went back is counted", () => {
    expect(refundedCents(orderOf(payment("one", [5], [1.1, 0.2]), payment("two", [5], [3])), [])).toBe(430)
    expect(refundedCents(orderOf(), [])).toBe(0)
  })
})

it("A refund's key tells who made it", () => {
  expect(keyOf("stripe", "re_1")).toBe("stripe:re_1")
  expect(originOf({ key: keyOf("stripe", "re_1") })).toBe("stripe")
  expect(originOf({ key: keyOf("dispute", "dp_1") })).toBe("dispute")
  for (const key of ["asked:stripe:", "cancel:dispute:", "asked:1"]) expect(originOf({ key })).toBe("shop")
})
