import { remedyOf, takeUnits } from "./remedy"

const recalled_at = new Date("2026-11-20T10:00:00Z")
const refund = (id: string, quantity: number, at: string, state = "done") => ({
  ...{ created_at: new Date(at), state, parts: { items: [{ id, quantity }] } },
})
const replacement = (number: string, quantity: number, cause = "recall:l", is_cancelled = false) => ({
  ...{ replacement_number: number, cause, items: [{ quantity }], is_cancelled },
})
const affected = { units: 5, lines: ["a"], recalled_at, cause: "recall:l", refunds: [], replacements: [] }

it("a recalled unit gets a refund or a replacement, not both", () => {
  const refunds = [
    refund("a", 1, "2026-11-21T10:00:00Z"),
    refund("a", 1, "2026-11-19T10:00:00Z"),
    refund("a", 1, "2026-11-21T10:00:00Z", "refused"),
    refund("a", 1, "2026-11-21T10:00:00Z", "failed"),
    refund("b", 1, "2026-11-21T10:00:00Z"),
  ]
  const replacements = [
    replacement("R-1", 2),
    replacement("R-2", 1, "other"),
    replacement("R-3", 1, "recall:l", true),
  ]
  expect(remedyOf({ ...affected, refunds, replacements })).toEqual({
    ...{ refunded: 1, replacements: [{ number: "R-1", quantity: 2 }], to_remedy: 2 },
  })
})

it("a lot has nothing to remedy before its recall, and never a negative number of units", () => {
  expect(remedyOf({ ...affected, recalled_at: null }).to_remedy).toBe(0)
  expect(remedyOf({ ...affected, replacements: [replacement("R-1", 9)] }).to_remedy).toBe(0)
})

it("recalled units are assigned to an order's lines in sequence, at most as many as each line has", () => {
  const lines = [
    { id: "a", quantity: 2 },
    { id: "b", quantity: 0 },
    { id: "c", quantity: 3 },
  ]
  expect(takeUnits(lines, 4)).toEqual([
    { id: "a", quantity: 2 },
    { id: "c", quantity: 2 },
  ])
  expect(takeUnits(lines, 9)).toEqual([
    { id: "a", quantity: 2 },
    { id: "c", quantity: 3 },
  ])
  expect(takeUnits(lines, 0)).toEqual([])
})
