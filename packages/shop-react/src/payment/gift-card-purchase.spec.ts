import { ShopApiError } from "@bon-perroquet/shop-client"
import { purchaseOutcome } from "./gift-card-purchase"

const polls = { purchase: undefined, error: null, answers: 0, failures: 0 }

describe("Polling of a gift card's purchase", () => {
  it.each(["paid", "returned", "ended"] as const)("polling ends when the purchase is %s", (state) => {
    expect(purchaseOutcome({ ...polls, purchase: { state }, answers: 1 })).toBe(state)
  })

  it("an open purchase is polled at most ten times", () => {
    const purchase = { state: "open" } as const
    expect(purchaseOutcome({ ...polls, purchase, answers: 9 })).toBe("verifying")
    expect(purchaseOutcome({ ...polls, purchase, answers: 10 })).toBe("timeout")
  })

  it("polling ends at once if the shop rejects the session", () => {
    const error = new ShopApiError(404, "not_found", undefined)
    expect(purchaseOutcome({ ...polls, error, failures: 1 })).toBe("error")
  })
})
