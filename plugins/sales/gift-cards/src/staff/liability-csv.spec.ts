import { liabilityCsv } from "./liability-csv"

it("The liability as CSV states the balance after each movement, per kind", () => {
  const movements = { issued: 0, topped_up: 0, credited: 0, redeemed: 0, refunded: 0 }
  const kinds = [
    { kind: "gift_card" as const, opening_cents: 1000, closing_cents: 1250 },
    { kind: "store_credit" as const, opening_cents: 0, closing_cents: 0 },
  ].map((each) => ({ ...each, movements: { ...movements, adjusted: 0, expired: 0, transferred: 0 } }))
  const csv = liabilityCsv({ from: "2026-11-01", to: "2026-11-30" }, { kinds }, [
    { day: "2026-11-02", kind: "gift_card", movement: "issued", cents: 500 },
    { day: "2026-11-03", kind: "gift_card", movement: "redeemed", cents: -250 },
  ])
  expect(csv.split("\r\n")).toEqual([
    "date,kind,movement,amount,balance",
    "2026-11-01,gift_card,opening,,10.00",
    "2026-11-02,gift_card,issued,5.00,15.00",
    "2026-11-03,gift_card,redeemed,-2.50,12.50",
    "2026-11-30,gift_card,closing,,12.50",
    "2026-11-01,store_credit,opening,,0.00",
    "2026-11-30,store_credit,closing,,0.00",
    "",
  ])
})
