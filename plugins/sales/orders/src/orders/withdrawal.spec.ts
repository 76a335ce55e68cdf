import type { WithdrawalRow } from "../modules/order-status"
import { confirmed, remainingOf, waitingSince, withdrawalOf } from "./withdrawal"

const LINES = [
  { id: "a", name: "Noix", quantity: 3 },
  { id: "b", name: "Graines", quantity: 1 },
]
const declared = (day: number, isConfirmed: boolean, ...quantities: number[]): WithdrawalRow => ({
  ...{ id: `ordwd_${day}`, order_id: "order_1", message: null, confirmed: isConfirmed },
  at: new Date(Date.UTC(2026, 11, day)),
  items: LINES.map(({ id, name }, index) => ({ id, name, quantity: quantities[index] ?? 0 })),
})
const quantities = (items: { quantity: number }[] = []) => items.map(({ quantity }) => quantity)

it("a withdrawal counts with all its units before it is confirmed, and the customer can still confirm them all", () => {
  const record = { withdrawals: [declared(1, false, 3, 1)] }
  expect(withdrawalOf(LINES, record)).toMatchObject({ confirmed: false })
  expect(quantities(withdrawalOf(LINES, record)?.items)).toEqual([3, 1])
  expect(remainingOf(LINES, record)).toEqual([])
  expect(quantities(remainingOf(LINES, confirmed(record)))).toEqual([3, 1])
  expect(waitingSince(record)).toBe(Date.UTC(2026, 11, 1))
})

it("a confirmed withdrawal counts once, and after a partial one the rest stays unconfirmed", () => {
  const part = { withdrawals: [declared(1, false, 3, 1), declared(2, true, 1)] }
  expect(withdrawalOf(LINES, part)).toMatchObject({ confirmed: false })
  expect(quantities(withdrawalOf(LINES, part)?.items)).toEqual([3, 1])
  const whole = { withdrawals: [...part.withdrawals, declared(3, true, 2, 1)] }
  expect(withdrawalOf(LINES, whole)).toMatchObject({ confirmed: true })
  expect(quantities(withdrawalOf(LINES, whole)?.items)).toEqual([3, 1])
  expect(remainingOf(LINES, confirmed(whole))).toEqual([])
})

it("a refused withdrawal is not the time from which a later one counts", () => {
  const refused = { ...declared(1, false), items: [] }
  expect(waitingSince({ withdrawals: [refused] })).toBeUndefined()
  expect(waitingSince({ withdrawals: [refused, declared(5, false, 1)] })).toBe(Date.UTC(2026, 11, 5))
})
