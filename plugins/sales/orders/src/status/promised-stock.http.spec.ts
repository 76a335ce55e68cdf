import { EngineClient, ownProduct } from "@bon-perroquet/testing"
import { Administrator, codeOf } from "../testing/administrator"
import { sell } from "../testing/sale"

it("a change of status to preparing does not send goods that are reserved for another order, nor does a later status", async () => {
  const engine = await EngineClient.signIn()
  const administrator = await Administrator.signIn()
  // Sells the same goods twice: their reservation is deleted in Medusa Admin, and another order takes them.
  const { handle, sku } = await ownProduct({ stock: 6 })
  const { number } = await sell(handle, 3)
  const [reservation] = await engine.reservations(sku)
  await sell(handle, 3)
  await engine.delete(`/admin/reservations/${reservation?.id ?? ""}`)
  await engine.setStock(sku, 5)
  for (const status of ["preparing", "shipped", "delivered", "pending"] as const) {
    const answer = await administrator.trySetting(number, status)
    expect([status, answer.status, codeOf(answer)]).toEqual([status, 409, "insufficient_stock"])
  }
  expect(await engine.stock(sku)).toMatchObject({ stocked: 5, reserved: 3 })
  expect((await administrator.order(number)).status).toBe("paid")

  await engine.setStock(sku, 6)
  await administrator.set(number, "preparing")
  expect(await engine.stock(sku)).toMatchObject({ stocked: 3, reserved: 3 })
})
