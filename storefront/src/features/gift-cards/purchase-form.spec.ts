import {
  amountCents,
  currentDraft,
  emptyPurchase,
  isPossibleDay,
  lastDayAfter,
  OTHER_AMOUNT,
  purchaseRequest,
} from "./purchase-form"

const OFFER = {
  is_sold: true,
  amounts_cents: [2_500, 5_000],
  least_cents: 500,
  most_cents: 50_000,
  valid_months: null,
}
const TODAY = "2026-11-30"
const VALUES = {
  ...emptyPurchase(OFFER),
  ...{ recipient_name: "Ada", recipient_email: "ada@example.be", send_on: "2026-12-24" },
  ...{ giver_name: "Jean", message: "", buyer_email: "jean@example.be" },
}

describe("Amount of a gift card", () => {
  it("the first offered amount is chosen at the start", () => {
    expect(emptyPurchase(OFFER).amount).toBe("2500")
    expect(emptyPurchase({ ...OFFER, amounts_cents: [] }).amount).toBe(OTHER_AMOUNT)
  })

  it.each([
    ["5", 500],
    ["4,99", null],
    ["500", 50_000],
    ["500,01", null],
    ["37,50", 3_750],
    ["37.5 €", 3_750],
    ["", null],
    ["a lot", null],
    ["-20", null],
    ["12,345", null],
  ])("the entered amount %p is %p cents", (other_amount, cents) => {
    expect(amountCents({ amount: OTHER_AMOUNT, other_amount }, OFFER)).toBe(cents)
  })

  it("an amount that is not offered cannot be chosen", () => {
    expect(amountCents({ amount: "5000", other_amount: "" }, OFFER)).toBe(5_000)
    expect(amountCents({ amount: "7000", other_amount: "" }, OFFER)).toBeNull()
  })
})

describe("Day of a gift card", () => {
  it.each([
    ["", true],
    ["2026-11-29", false],
    [TODAY, true],
    ["2027-11-30", true],
    ["2027-12-01", false],
    ["soon", false],
  ])("a card can be sent on %p: %p", (day, isPossible) => {
    expect(isPossibleDay(day, TODAY)).toBe(isPossible)
  })

  it("the last day is 365 days after today, also before a leap day", () => {
    expect(lastDayAfter(TODAY)).toBe("2027-11-30")
    expect(lastDayAfter("2027-11-30")).toBe("2028-11-29")
  })
})

describe("Request of a gift card", () => {
  const cents = 2_500

  it("a card for a later day is sent to the recipient", () => {
    expect(purchaseRequest(VALUES, { cents, today: TODAY })).toEqual({
      amount_cents: cents,
      ...{ recipient_name: "Ada", recipient_email: "ada@example.be", send_on: "2026-12-24" },
      ...{ giver_name: "Jean", buyer_email: "jean@example.be" },
    })
  })

  it("a card for today is sent at once", () => {
    expect(purchaseRequest({ ...VALUES, send_on: TODAY }, { cents, today: TODAY })).not.toHaveProperty(
      "send_on",
    )
  })

  it("a card that the buyer prints has no address of the recipient", () => {
    const request = purchaseRequest({ ...VALUES, handover: "print" }, { cents, today: TODAY })
    expect(request).not.toHaveProperty("recipient_email")
    expect(request).not.toHaveProperty("send_on")
  })
})

it("a draft loses an amount that is not offered any more and a day that has passed", () => {
  const draft = { ...VALUES, amount: "7000", send_on: "2026-11-29" }
  const kept = currentDraft(draft, OFFER, TODAY)
  expect(kept).toMatchObject({ recipient_name: "Ada" })
  expect(kept).not.toHaveProperty("amount")
  expect(kept).not.toHaveProperty("send_on")
  expect(currentDraft(VALUES, OFFER, TODAY)).toEqual(VALUES)
})
