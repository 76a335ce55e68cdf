import { EMPTY_DRAFT, everything, priced, totalProblem } from "./refund-draft"

const REFUNDABLE = {
  items: [{ id: "almonds", name: "Almonds", quantity: 3, amount_cents: 1000, vat_rate: 6 }],
  delivery_cents: 595,
  rates: [
    { vat_rate: 6, amount_cents: 1300 },
    { vat_rate: 21, amount_cents: 400 },
  ],
}

it("the refund form returns the selected goods and delivery with their total", () => {
  const draft = { quantities: { almonds: 1 }, delivery: "5,95", amounts: { 21: "1.50", 6: " " } }
  expect(priced(draft, REFUNDABLE)).toEqual({
    parts: {
      items: [{ id: "almonds", quantity: 1 }],
      delivery_cents: 595,
      amounts: [{ vat_rate: 21, amount_cents: 150 }],
    },
    total_cents: 333 + 595 + 150,
    wrong: [],
  })
})

it("the refund form returns nothing to refund without a selection", () => {
  expect(priced(EMPTY_DRAFT, REFUNDABLE)).toEqual({ parts: {}, total_cents: 0, wrong: [] })
})

it("the refund form marks invalid and excessive amounts", () => {
  const draft = { quantities: { almonds: 3 }, delivery: "6", amounts: { 6: "3,01", 21: "much" } }
  expect(priced(draft, REFUNDABLE).wrong).toEqual(["delivery", 6, 21])
})

it("the refund form names the limit if valid parts exceed what can be refunded together", () => {
  const draft = { quantities: { almonds: 3 }, delivery: "5,95", amounts: { 21: "4" } }
  const { total_cents, wrong } = priced(draft, REFUNDABLE)
  expect(wrong).toEqual([])
  expect(totalProblem(total_cents, 1700)).toBe("tooMuch")
  expect(totalProblem(1700, 1700)).toBeUndefined()
  expect(totalProblem(0, 1700)).toBe("nothing")
})

it("a full refund contains all units and the delivery that is not refunded yet", () => {
  const all = everything(REFUNDABLE, 1700, "nl")
  expect(all).toEqual({ quantities: { almonds: 3 }, delivery: "5,95", amounts: {} })
  expect(priced(all, REFUNDABLE)).toMatchObject({ total_cents: 1595, wrong: [] })
  expect(everything(REFUNDABLE, 1200, "en").delivery).toBe("2.00")
  expect(everything(REFUNDABLE, 1000, "fr").delivery).toBe("")
})
