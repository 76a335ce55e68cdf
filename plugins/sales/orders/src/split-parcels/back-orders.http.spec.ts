import {
  adminOrderDetailSchema,
  deliverySchema,
  parcelResultsSchema,
  type OrderTask,
} from "@bon-perroquet/contract"
import { EngineClient, requireVariable, ownProduct, ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { Administrator, codeOf } from "../testing/administrator"
import { sell } from "../testing/sale"

let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
})

/** Creates a product with two units in stock that can also be sold on backorder. */
async function advanceSale() {
  const product = await ownProduct({ stock: 2, price: 10 })
  const path = `/admin/products/${product.id}/variants/${product.variants[0]?.id ?? ""}`
  await engine.post(path, { allow_backorder: true })
  const shop = new ShopClient({ baseUrl: requireVariable("ENGINE_URL") })
  await until("the sale beyond the stock", async () => (await shop.product(product.handle)).stock > 2)
  return product
}

const isListed = async (task: OrderTask, number: string) =>
  (await administrator.orders({ task, search: number })).total === 1

it("goods in stock can be sent first, and the other goods are sent when stock arrives", async () => {
  const { handle, sku } = await advanceSale()
  const { number, email } = await sell(handle, 3)
  const order = await administrator.order(number)
  expect(order).toMatchObject({ waiting: [{ quantity: 1 }], delivery: { promise: null } })
  expect([await isListed("waiting", number), await isListed("to_pack", number)]).toEqual([true, false])
  const [mail] = await mailTo(email)
  expect(mail?.text).toContain("Pas encore en stock")
  expect(codeOf(await administrator.trySetting(number, "preparing"))).toBe("insufficient_stock")
  const orders = [{ order_number: number }]
  const labels = await administrator.shop.write("POST", "/api/admin/orders/labels", { json: { orders } })
  expect(parcelResultsSchema.parse(labels.body)[0]?.refusal?.code).toBe("insufficient_stock")
  expect((await fetch(`${requireVariable("BPOST_EMULATOR_URL")}/_control/orders/${number}`)).status).toBe(404)

  const path = `/api/admin/orders/${number}/parcels`
  const items = [{ id: order.items[0]?.id ?? "", quantity: 2 }]
  const packed = adminOrderDetailSchema.parse(
    (await administrator.shop.write("POST", path, { json: { items } })).body,
  )
  const part = `${path}/${packed.parcels[0]?.id ?? ""}`
  await administrator.shop.write("PUT", part, { json: { shipped: true } })
  expect(await administrator.order(number)).toMatchObject({
    ...{ partly_shipped: true, waiting: [{ quantity: 1 }], to_follow: [{ quantity: 1 }] },
  })
  expect(codeOf(await administrator.trySetting(number, "shipped"))).toBe("insufficient_stock")

  await engine.setStock(sku, 5)
  expect((await administrator.order(number)).waiting).toEqual([])
  expect([await isListed("waiting", number), await isListed("to_pack", number)]).toEqual([false, true])
  expect(await administrator.set(number, "shipped")).toMatchObject({ status: "shipped", waiting: [] })
  expect(await engine.stock(sku)).toMatchObject({ stocked: 4, reserved: 0 })
})

it("the oldest order gets the stock that arrives", async () => {
  const { id, handle, sku } = await advanceSale()
  const [first, second] = [await sell(handle, 3), await sell(handle, 1)]
  const waiting = async () => {
    const orders = await Promise.all([first, second].map(({ number }) => administrator.order(number)))
    return orders.map((order) => order.waiting.map(({ quantity }) => quantity))
  }
  expect(await waiting()).toEqual([[1], [1]])
  const { variants } = await new ShopClient({ baseUrl: requireVariable("ENGINE_URL") }).product(handle)
  expect(variants[0]).toMatchObject({ is_on_order: true })
  const delivery = await new ShopClient().send(
    "GET",
    `/api/delivery?country=BE&variant_id=${variants[0]?.id}&product_id=${id}`,
  )
  for (const { arrivals } of deliverySchema.parse(delivery.body).methods) expect(arrivals).toEqual([])
  await engine.setStock(sku, 3)
  expect(await waiting()).toEqual([[], [1]])
  await administrator.set(first.number, "cancelled")
  expect(await waiting()).toEqual([[], []])
})
