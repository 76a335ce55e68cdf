import type { Order } from "@bon-perroquet/contract"
import { isWithdrawable } from "./withdrawal-period"

const DELIVERED: Order["timeline"] = [
  { status: "paid", at: "2026-12-01T08:00:00.000Z" },
  { status: "delivered", at: "2026-12-10T10:00:00.000Z" },
]
const at = (day: string) => Date.parse(`${day}T12:00:00.000Z`)

it("the right of withdrawal lasts from payment until after the fourteenth day, extended over weekends and holidays", () => {
  expect(isWithdrawable(DELIVERED.slice(0, 1), at("2027-12-01"))).toBe(true)
  // The fourteenth day is Thursday, Christmas Eve. The next day that is a working day in every country is
  // Monday the 28th.
  expect(isWithdrawable(DELIVERED, at("2026-12-24"))).toBe(true)
  expect(isWithdrawable(DELIVERED, at("2026-12-28"))).toBe(true)
  expect(isWithdrawable(DELIVERED, at("2026-12-30"))).toBe(false)
})

it("there is no right of withdrawal for unpaid and cancelled orders", () => {
  expect(isWithdrawable([{ status: "pending", at: "2026-12-01T08:00:00.000Z" }], at("2026-12-02"))).toBe(
    false,
  )
  expect(
    isWithdrawable([...DELIVERED, { status: "cancelled", at: "2026-12-11T10:00:00.000Z" }], at("2026-12-12")),
  ).toBe(false)
})
