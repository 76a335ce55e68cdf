import type { Lot } from "@bon-perroquet/contract"
import { countsOf, recounted, unitsText } from "./lot-counts"

const lot = (id: string, quantity: number): Lot => ({
  ...{ id, number: id.toUpperCase(), quantity, product_id: "p", variant_id: "v", product: "Noix" },
  ...{ supplier: "", best_before: null, state: "sellable", received: quantity, to_clear: 0 },
  ...{ received_at: "2031-01-01T00:00:00Z", recalled_at: null, version: "1" },
})

test("a count of lots contains only the differences, each with the stock that was seen", () => {
  const seen = [lot("a", 10), lot("b", 4)]
  expect(countsOf(seen, { ...unitsText(seen), b: "3" }, "")).toEqual([
    { variant_id: "v", note: "", lots: [{ number: "B", quantity: 3, stored: 4 }] },
  ])
})

test("a count of lots during which goods arrive and leave keeps what was typed, and books no difference for other lots", () => {
  const seen = [lot("a", 10), lot("b", 4), lot("c", 2)]
  const next = recounted(seen, [lot("new", 6), lot("a", 15), lot("b", 7)], { ...unitsText(seen), a: "8" })
  expect(next.units).toEqual({ new: "6", a: "8", b: "7", c: "0" })
  expect(next.changed).toEqual(["new", "a", "b", "c"])
  expect(countsOf(next.lots, next.units, "")).toEqual([
    { variant_id: "v", note: "", lots: [{ number: "A", quantity: 8, stored: 15 }] },
  ])
})
