import { EngineClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { itemOf, ownProduct, shopperWith, soldAs } from "../../testing/products"
import { openPaymentPage, orderOf, stripe } from "../../testing/purchase"
import { refusal } from "../../testing/refusal"

let engine: EngineClient
beforeAll(async () => {
  engine = await EngineClient.signIn()
})

it("kits of two take two units each: ten units make five kits, and a sixth is rejected", async () => {
  const kit = await ownProduct(10)
  await soldAs(engine, kit, await itemOf(engine, kit), 2)
  await until("five kits", async () => (await engine.stock(kit.sku)).stocked === 10)
  const shop = await shopperWith(kit, 3)
  const page = await openPaymentPage(shop)
  expect((await engine.stock(kit.sku)).reserved).toBe(6)
  const other = await shopperWith(kit, 2)
  await openPaymentPage(other)
  expect((await engine.stock(kit.sku)).reserved).toBe(10)
  await stripe().pay(page.sessionId)
  await orderOf(engine, page)
  expect(await engine.stock(kit.sku)).toMatchObject({ stocked: 10, reserved: 10 })
})

it("two products of one item share its stock, also in one cart", async () => {
  const whole = await ownProduct(3)
  const cracked = await ownProduct(3)
  await soldAs(engine, cracked, await itemOf(engine, whole), 1)
  const shop = await shopperWith(whole, 3)
  await shop.addItem(cracked.id, 3).catch((error: unknown) => {
    if (!(error instanceof ShopRefusal)) throw error
  })
  const refused = await refusal(shop.openCheckout())
  expect(["insufficient_stock", "out_of_stock"]).toContain(refused.error.code)
  expect((await engine.stock(whole.sku)).reserved).toBe(0)
})
