import type { Order } from "@bon-perroquet/contract"
import { everything, offeredLines, requestOf } from "./withdrawal-request"

const line = (id: string, quantity: number, about: Partial<Order["items"][number]> = {}) =>
  ({ id, name: id, quantity, returned_quantity: 0, is_perishable: false, ...about }) as Order["items"][number]
const withdrawal = (confirmed: boolean, ...units: [id: string, quantity: number][]) => ({
  ...{ at: "2026-12-01T10:00:00.000Z", message: null, confirmed },
  items: units.map(([id, quantity]) => ({ id, name: id, quantity })),
})
const items = [line("perch", 3), line("bell", 1), line("millet", 2, { is_perishable: true })]

it("a withdrawal offers all units except perishable goods", () => {
  const lines = offeredLines({ items, withdrawal: null })
  expect(requestOf(lines, everything(lines)).items).toEqual([
    { id: "perch", quantity: 3 },
    { id: "bell", quantity: 1 },
  ])
})

it("a second withdrawal offers the remaining units, and requests them in addition to the first ones", () => {
  const lines = offeredLines({ items, withdrawal: withdrawal(true, ["perch", 1], ["bell", 1]) })
  expect(lines).toMatchObject([{ id: "perch", quantity: 2 }])
  const values = { quantities: ["1"], message: " " }
  expect(requestOf(lines, values)).toEqual({ items: [{ id: "perch", quantity: 2 }] })
})

it("a returned unit counts as the withdrawn one", () => {
  const returned = [line("perch", 2, { returned_quantity: 1 })]
  const lines = offeredLines({ items: returned, withdrawal: withdrawal(true, ["perch", 1]) })
  expect(requestOf(lines, everything(lines)).items).toEqual([{ id: "perch", quantity: 2 }])
})

it("an unconfirmed withdrawal offers all units again, so that the customer can confirm it", () => {
  const lines = offeredLines({ items, withdrawal: withdrawal(false, ["perch", 3], ["bell", 1]) })
  expect(lines).toMatchObject([
    { id: "perch", quantity: 3 },
    { id: "bell", quantity: 1 },
  ])
})
