import type { ReplacementRow } from "../modules/order-status"
import { replacedOf, withoutReplaced } from "./replaced"

const replacement = (items: ReplacementRow["items"], is_cancelled = false): ReplacementRow => ({
  ...{ id: "r", order_id: "o", order_number: "BP-1", replacement_id: "n", replacement_number: "BP-2" },
  ...{ items, cause: "", by_email: null, at: new Date(), is_cancelled },
})

it("replaced units are not refundable unless the replacement was cancelled", () => {
  const rows = [
    replacement([{ id: "a", quantity: 2 }]),
    replacement([{ id: "a", quantity: 1 }], true),
    replacement([{ id: "b", quantity: 5 }]),
  ]
  expect(replacedOf("a", rows)).toBe(2)
  const lines = ["a", "b", "c"].map((id) => ({
    ...{ id, name: id, quantity: 3, amount_cents: 1000, vat_rate: 21 },
  }))
  expect(withoutReplaced(lines, rows).map(({ quantity, amount_cents }) => [quantity, amount_cents])).toEqual([
    [1, 333],
    [3, 1000],
  ])
})
