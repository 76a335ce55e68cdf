import type { MedusaContainer } from "@medusajs/framework/types"
import {
  chosenMethod,
  disputesTaken,
  methodOfAttempt,
  methodOfPayment,
  methodOfProvider,
  paymentMethods,
} from "."

const byCard = {
  provider_id: "pp_card",
  isIdOf: (id: string) => id.startsWith("card_"),
  disputes: { taken: async () => [{ payment_id: "money_1", order_id: "order_1" }] },
}
const byTransfer = { provider_id: "pp_transfer", isIdOf: (id: string) => id.startsWith("transfer_") }

const containerWith = (registrations: Record<string, unknown>) =>
  ({ registrations, resolve: (name: string) => registrations[name] }) as unknown as MedusaContainer

const shop = containerWith({
  checkout: {},
  payment: {},
  payment_method_transfer: byTransfer,
  payment_method_card: byCard,
})

describe("A shop's payment methods", () => {
  it("are the modules whose names say so, by name", () => {
    expect(paymentMethods(shop)).toEqual([byCard, byTransfer])
  })

  it("are chosen by their provider; the first where nobody chooses", () => {
    expect(chosenMethod(shop)).toBe(byCard)
    expect(chosenMethod(shop, "pp_transfer")).toBe(byTransfer)
    expect(() => chosenMethod(shop, "pp_system_default")).toThrow("pp_system_default")
    expect(() => chosenMethod(containerWith({}))).toThrow("no payment method")
  })

  it("are known by the ids of their payments, and by their providers", () => {
    expect(methodOfPayment(shop, "transfer_1")).toBe(byTransfer)
    expect(methodOfPayment(shop, "coins_1")).toBeUndefined()
    expect(methodOfProvider(shop, "pp_card")).toBe(byCard)
    expect(methodOfProvider(shop, "pp_system_default")).toBeUndefined()
  })

  it("of an attempt is there, or somebody has to be told", () => {
    const attempt = { order_number: "BP-1", checkout_session_id: "card_1" }
    expect(methodOfAttempt(shop, attempt)).toBe(byCard)
    for (const checkout_session_id of [null, "coins_1"])
      expect(() => methodOfAttempt(shop, { ...attempt, checkout_session_id })).toThrow("BP-1")
  })

  it("need no disputes", async () => {
    expect(await disputesTaken(shop)).toEqual([{ payment_id: "money_1", order_id: "order_1" }])
  })
})
