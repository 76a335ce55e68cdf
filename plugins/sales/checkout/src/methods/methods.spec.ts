import type { MedusaContainer } from "@medusajs/framework/types"
import {
  chosenMethod,
  clientMethods,
  disputesWithMoney,
  instructionsFor,
  methodOfAttempt,
  methodOfPayment,
  methodOfProvider,
  offeredMethods,
  paymentMethods,
} from "."

const byCard = {
  code: "card",
  isOffered: true,
  provider_id: "pp_card",
  isIdOf: (id: string) => id.startsWith("card_"),
  disputes: { listWithdrawn: async () => [{ payment_id: "money_1", order_id: "order_1" }] },
}
const instructions = (amount_cents: number) => ({ name: "Transfer", amount_cents })
const byTransfer = {
  code: "transfer",
  isOffered: true,
  provider_id: "pp_transfer",
  isIdOf: (id: string) => id.startsWith("transfer_"),
  awaited: { instructions: async (_id: string, amount_cents: number) => instructions(amount_cents) },
}

const containerWith = (registrations: Record<string, unknown>) =>
  ({ registrations, resolve: (name: string) => registrations[name] }) as unknown as MedusaContainer

const shop = containerWith({
  checkout: {},
  payment: {},
  payment_method_transfer: byTransfer,
  payment_method_card: byCard,
})

describe("The payment methods", () => {
  it("are the modules with the prefix, sorted by name", () => {
    expect(paymentMethods(shop)).toEqual([byCard, byTransfer])
  })

  it("are chosen by code, and the first immediate one is the default", () => {
    const shop = containerWith({ payment_method_a: byTransfer, payment_method_b: byCard })
    expect(offeredMethods(shop)).toEqual([byCard, byTransfer])
    expect(chosenMethod(shop)).toBe(byCard)
    expect(chosenMethod(shop, "transfer")).toBe(byTransfer)
    expect(chosenMethod(shop, "coins")).toBeUndefined()
    expect(chosenMethod(containerWith({}))).toBeUndefined()
  })

  it("without a page are offered to clients, but not in the storefront", () => {
    const byField = { ...byCard, code: "field", drawnByClient: true }
    const shop = containerWith({ payment_method_a: byField, payment_method_b: byCard })
    expect(offeredMethods(shop)).toEqual([byCard])
    expect(clientMethods(shop)).toEqual([byField, byCard])
    expect(chosenMethod(shop)).toBe(byCard)
    expect(chosenMethod(shop, "field")).toBe(byField)
  })

  it("that are not offered cannot be chosen, but complete earlier payments", () => {
    const shop = containerWith({ payment_method_transfer: { ...byTransfer, isOffered: false } })
    expect(offeredMethods(shop)).toEqual([])
    expect(chosenMethod(shop, "transfer")).toBeUndefined()
    expect(methodOfPayment(shop, "transfer_1")?.code).toBe("transfer")
  })

  it("return instructions for an order that awaits its payment, and null for others", async () => {
    const due = jest.fn(() => 2_500)
    const instructionsOf = (checkout_session_id: string | null, amountDue: () => number = due) =>
      instructionsFor(shop, { checkout_session_id }, amountDue, "nl")
    expect([
      await instructionsOf("card_1"),
      await instructionsOf("coins_1"),
      await instructionsOf(null),
    ]).toEqual([null, null, null])
    expect(due).not.toHaveBeenCalled()
    expect(await instructionsOf("transfer_1")).toEqual(instructions(2_500))
    expect(await instructionsOf("transfer_1", () => 0)).toBeNull()
  })

  it("are found by their payment ids and their providers", () => {
    expect(methodOfPayment(shop, "transfer_1")).toBe(byTransfer)
    expect(methodOfPayment(shop, "coins_1")).toBeUndefined()
    expect(methodOfProvider(shop, "pp_card")).toBe(byCard)
    expect(methodOfProvider(shop, "pp_system_default")).toBeUndefined()
  })

  it("name the order in the error if an attempt's method is missing", () => {
    const attempt = { order_number: "BP-1", checkout_session_id: "card_1" }
    expect(methodOfAttempt(shop, attempt)).toBe(byCard)
    for (const checkout_session_id of [null, "coins_1"])
      expect(() => methodOfAttempt(shop, { ...attempt, checkout_session_id })).toThrow("BP-1")
  })

  it("are not required to report disputes", async () => {
    expect(await disputesWithMoney(shop)).toEqual([{ payment_id: "money_1", order_id: "order_1" }])
  })
})
