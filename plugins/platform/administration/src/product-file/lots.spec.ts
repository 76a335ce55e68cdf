import type { ShelfLot } from "@bon-perroquet/contract"
import fc from "fast-check"
import { changedLots, lotsCell, lotsIn } from "./lots"

const lot = (
  number: string,
  quantity: number,
  best_before: string | null = null,
  supplier = "",
): ShelfLot => ({
  ...{ number, quantity, best_before, supplier },
})

it("a cell with the lots of a size is read in common notations", () => {
  const lots = [lot("L26-117", 40, "2027-03-31", "Noiseraie SRL"), lot("", 5)]
  expect(lotsCell(lots)).toBe("L26-117 | 2027-03-31 | 40 | Noiseraie SRL; none |  | 5")
  expect(lotsIn("L26-117|31/03/2027|40|Noiseraie SRL;none||5;")).toEqual(lots)
  for (const wrong of [
    "L1",
    "L1 | x | 4",
    "L1 | | -1",
    "L1 | | 1; L1 | | 2",
    " | | 5",
    "L1 | | 1 | S | more",
  ])
    expect(lotsIn(wrong)).toBeUndefined()
})

it("a lot with any name is read back unchanged", () => {
  const text = fc.string({ maxLength: 20 }).map((each) => each.trim())
  const lots = fc.uniqueArray(
    fc.record({
      number: text.filter(Boolean),
      supplier: text,
      best_before: fc.constantFrom(null, "2027-03-31"),
      quantity: fc.nat(1000),
    }),
    { selector: ({ number }) => number, maxLength: 4 },
  )
  fc.assert(fc.property(lots, (each) => expect(lotsIn(lotsCell(each))).toEqual(each)))
})

it("a lot with unchanged values is no change, and one with another date is rejected", () => {
  const shelf = [lot("A", 4, "2027-03-31"), lot("", 2)]
  expect(changedLots([lot("A", 4, "2027-03-31"), lot("", 3), lot("B", 0)], shelf)).toEqual([lot("", 3)])
  expect(changedLots([lot("A", 9, "2027-04-01")], shelf)).toEqual({ differs: "A" })
})
