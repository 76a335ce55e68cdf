import type { OrderStatus } from "@bon-perroquet/contract"
import { EngineClient, ownProduct } from "@bon-perroquet/testing"
import { Administrator, codeOf } from "../testing/administrator"
import { sell } from "../testing/sale"

/** Sells the same goods twice: their reservation is deleted in Medusa Admin, and another order takes them. */
async function soldToSomebodyElse(engine: EngineClient) {
  const { handle, sku } = await ownProduct({ stock: 6 })
  const first = await sell(handle, 3)
  const [reservation] = await engine.reservations(sku)
  await sell(handle, 3)
  await engine.delete(`/admin/reservations/${reservation?.id ?? ""}`)
  await engine.setStock(sku, 5)
  return { first, sku }
}

const levelOf = async (engine: EngineClient, sku: string) => {
  const { stocked, reserved } = await engine.stock(sku)
  return { stocked, reserved }
}

describe("A change of status", () => {
  it.each<OrderStatus>(["preparing", "shipped", "delivered"])(
    "to %s does not send goods that are reserved for another order",
    async (status) => {
      const engine = await EngineClient.signIn()
      const administrator = await Administrator.signIn()
      const { first, sku } = await soldToSomebodyElse(engine)
      const answer = await administrator.trySetting(first.number, status)
      expect([answer.status, codeOf(answer)]).toEqual([409, "insufficient_stock"])
      expect(await levelOf(engine, sku)).toEqual({ stocked: 5, reserved: 3 })
      expect((await administrator.order(first.number)).status).toBe("paid")
    },
  )

  it("succeeds if the stock is sufficient for both orders", async () => {
    const engine = await EngineClient.signIn()
    const administrator = await Administrator.signIn()
    const { first, sku } = await soldToSomebodyElse(engine)
    await engine.setStock(sku, 6)
    await administrator.set(first.number, "preparing")
    expect(await levelOf(engine, sku)).toEqual({ stocked: 3, reserved: 3 })
  })

  it("to pending is rejected if the goods are not available", async () => {
    const engine = await EngineClient.signIn()
    const administrator = await Administrator.signIn()
    const { first, sku } = await soldToSomebodyElse(engine)
    const answer = await administrator.trySetting(first.number, "pending")
    expect([answer.status, codeOf(answer)]).toEqual([409, "insufficient_stock"])
    expect(await levelOf(engine, sku)).toEqual({ stocked: 5, reserved: 3 })
  })
})
