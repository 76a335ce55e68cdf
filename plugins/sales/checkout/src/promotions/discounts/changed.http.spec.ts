import type { AdminPromotion } from "@medusajs/framework/types"
import { EngineClient, ShopClient } from "@bon-perroquet/testing"
import { promotion } from "../testing/promotion"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

async function cartWith(created: AdminPromotion) {
  const shop = new ShopClient()
  const { id, price } = await shop.product("amandes-decortiquees")
  await shop.addItem(id, 4)
  await shop.addCode(created.code ?? "")
  return async () => Math.round((await shop.cart()).totals.discount_cents / (4 * price))
}

it("a promotion changed in Medusa Admin applies to every cart from then on", async () => {
  const created = await promotion(engine, { value: 10, on: "order" })
  const path = `/admin/promotions/${created.id}`
  const [one, other] = [await cartWith(created), await cartWith(created)]
  expect([await one(), await other()]).toEqual([10, 10])

  await engine.post(path, { application_method: { value: 20 } })
  expect([await one(), await other()]).toEqual([20, 20])

  const rule = { attribute: "currency_code", operator: "in", values: ["usd"] }
  await engine.post(`${path}/rules/batch`, { create: [rule] })
  expect([await one(), await other()]).toEqual([0, 0])

  const { rules } = (await engine.get<{ promotion: AdminPromotion }>(path)).promotion
  const [only] = rules ?? []
  await engine.post(`${path}/rules/batch`, { update: [{ ...rule, id: only?.id, values: ["usd", "eur"] }] })
  expect([await one(), await other()]).toEqual([20, 20])

  await engine.post(`${path}/rules/batch`, { update: [{ ...rule, id: only?.id }] })
  expect([await one(), await other()]).toEqual([0, 0])

  await engine.post(`${path}/rules/batch`, { delete: [only?.id] })
  expect([await one(), await other()]).toEqual([20, 20])

  await engine.post(path, { status: "inactive" })
  expect([await one(), await other()]).toEqual([0, 0])
})

it("changed targets of a promotion apply immediately", async () => {
  const almonds = await new ShopClient().product("amandes-decortiquees")
  const created = await promotion(engine, { value: 10, products: [almonds.id] })
  const off = await cartWith(created)
  expect(await off()).toBe(10)
  const target = { attribute: "items.product.id", operator: "in", values: ["prod_of_nobody"] }
  const { application_method } = (
    await engine.get<{ promotion: AdminPromotion }>(`/admin/promotions/${created.id}`)
  ).promotion
  const [id] = application_method?.target_rules?.map((rule) => rule.id) ?? []
  await engine.post(`/admin/promotions/${created.id}/target-rules/batch`, { update: [{ ...target, id }] })
  expect(await off()).toBe(0)
})
