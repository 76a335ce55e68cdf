import type { PaymentStatus } from "@bon-perroquet/contract"
import { ShopApiError } from "@bon-perroquet/shop-client"
import { ShopNetworkError } from "../client/errors"
import { paymentOutcome } from "./payment-outcome"

const status = (changes: Partial<PaymentStatus>): PaymentStatus => ({
  payment_status: "unpaid",
  status: "open",
  amount_total: 4203,
  currency: "eur",
  metadata: {},
  ...changes,
})
const polls = { status: undefined, error: null, answers: 0, failures: 0 }

describe("Polling of a payment's status", () => {
  it("polling ends when the payment is paid", () => {
    const paid = status({ payment_status: "paid", status: "complete" })
    expect(paymentOutcome({ ...polls, status: paid, answers: 10 })).toBe("paid")
  })

  it("polling ends when the payment session expires", () => {
    expect(paymentOutcome({ ...polls, status: status({ status: "expired" }), answers: 1 })).toBe("expired")
  })

  it("polling ends when the payment is refunded", () => {
    const instructions = { name: "", text: "", rows: [], qr: null, amount_cents: 4_210, due_at: "" }
    const awaited = status({ status: "complete", payment_status: "unpaid", awaited: instructions })
    expect(paymentOutcome({ ...polls, status: awaited, answers: 1 })).toBe("awaited")
    const refunded = status({ status: "expired", refunded: true })
    expect(paymentOutcome({ ...polls, status: refunded, answers: 1 })).toBe("refunded")
  })

  it("a pending payment is polled at most ten times", () => {
    const delayed = status({ status: "complete" })
    expect(paymentOutcome({ ...polls, status: delayed, answers: 9 })).toBe("verifying")
    expect(paymentOutcome({ ...polls, status: delayed, answers: 10 })).toBe("timeout")
    expect(paymentOutcome({ ...polls, status: delayed, answers: 8, failures: 2 })).toBe("timeout")
  })

  it("polling continues after two failed polls, but not after three", () => {
    const error = new ShopNetworkError("offline")
    expect(paymentOutcome({ ...polls, error, failures: 2 })).toBe("verifying")
    expect(paymentOutcome({ ...polls, error, failures: 3 })).toBe("error")
  })

  it("polling ends at once if the shop rejects the session", () => {
    const error = new ShopApiError(404, "session_not_found", undefined)
    expect(paymentOutcome({ ...polls, error, failures: 1 })).toBe("error")
  })
})
