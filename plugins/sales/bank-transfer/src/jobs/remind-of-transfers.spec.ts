import { connectOrders } from "@bon-perroquet/checkout/methods"
import type { MedusaContainer } from "@medusajs/framework/types"
import { remindOfTransfers } from "./remind-of-transfers"

it("an order whose reminder fails does not block the reminders of the others", async () => {
  const reminded: string[] = []
  const errors: string[] = []
  const due_at = new Date("2026-12-08T08:00:00.000Z")
  const known = {
    transfers: {
      toRemind: () => Promise.resolve(["1", "2"].map((id) => ({ id, order_number: `BP-${id}`, due_at }))),
      reminded: (id: string) => Promise.resolve(void reminded.push(id)),
    },
    restores: { latest: () => Promise.resolve(null) },
    error: (text: string) => errors.push(text),
  }
  connectOrders({
    remind: (_, number) => (number === "BP-1" ? Promise.reject(new Error("unreadable")) : Promise.resolve()),
    cancelUnpaid: () => Promise.resolve(false),
  })
  await remindOfTransfers({ resolve: () => known } as unknown as MedusaContainer)
  expect(reminded).toEqual(["2"])
  expect(errors).toEqual([expect.stringContaining("BP-1")])
})
