import type { AdminProduct } from "@bon-perroquet/contract"
import { EngineClient, ownProduct, requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { administrator, productIn, productsOf } from "../../testing/administrator"

const ROUNDS = repetitions(25)

let admin: ShopClient
let engine: EngineClient
beforeAll(async () => {
  admin = await administrator()
  engine = await EngineClient.signIn()
})

type Own = Pick<AdminProduct, "id">

const setStock = async ({ id }: Own, stock: number) =>
  productIn(await admin.write("PATCH", `/api/admin/products/${id}/stock`, { json: { stock } }))

async function shopperWith({ id }: Own, quantity = 1): Promise<ShopClient> {
  const shop = new ShopClient()
  await shop.addItem(id, quantity)
  return shop
}

it("reserved units are added to the stock that an administrator sets", async () => {
  const product = await ownProduct({ stock: 5 })
  const shop = await shopperWith(product, 2)
  const { session_id } = await shop.openCheckout()
  expect((await productsOf(admin, { search: product.sku }))[0]).toMatchObject({ stock: 3, held: 2 })
  expect(await setStock(product, 10)).toMatchObject({ stock: 10, held: 2 })
  expect(await engine.stock(product.sku)).toMatchObject({ stocked: 12, reserved: 2 })
  const refused = await admin.write("DELETE", `/api/admin/products/${product.id}`)
  expect(refused).toMatchObject({ status: 409, body: { code: "product_held" } })

  await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).pay(session_id)
  await until("the order", async () => (await shop.paymentStatus(session_id)).payment_status === "paid")
  expect((await productsOf(admin, { search: product.sku }))[0]).toMatchObject({ stock: 10, held: 2 })
})

it("a form with an unchanged stock does not undo concurrent sales", async () => {
  const product = await ownProduct({ stock: 5 })
  const shop = await shopperWith(product, 2)
  await shop.openCheckout()
  const shown = await admin.send("GET", `/api/admin/products/${product.id}`)
  const { name_fr, price, stock } = productIn(shown)
  expect(stock).toBe(3)
  const headers = { "If-Match": shown.headers.get("etag") ?? "" }
  const [changed] = await Promise.all([
    admin.write("PUT", `/api/admin/products/${product.id}`, { json: { name_fr, price, stock }, headers }),
    shop.cancelCheckout(),
  ])
  expect([200, 412]).toContain(changed.status)
  await until("the goods given back", async () => (await engine.stock(product.sku)).reserved === 0)
  expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 0 })
})

it(`${ROUNDS} times, two concurrent purchases during a stock change oversell nothing and lose no reservation`, async () => {
  const product = await ownProduct({ stock: 100 })
  for (let round = 1; round <= ROUNDS; round += 1) {
    const shoppers = await Promise.all([shopperWith(product), shopperWith(product)])
    await Promise.all([...shoppers.map((shop) => shop.openCheckout()), setStock(product, 10)])
    const { stocked, reserved } = await engine.stock(product.sku)
    expect(reserved).toBe(round * shoppers.length)
    expect([8, 9, 10]).toContain(stocked - reserved)
  }
})

it("one of two shoppers gets the last unit while the stock is set to one", async () => {
  const product = await ownProduct({ stock: 5 })
  const shoppers = await Promise.all([shopperWith(product), shopperWith(product)])
  await setStock(product, 1)
  const opened = await Promise.allSettled([
    ...shoppers.map((shop) => shop.openCheckout()),
    setStock(product, 1),
  ])
  const { stocked, reserved } = await engine.stock(product.sku)
  expect(reserved).toBe(opened.slice(0, 2).filter(({ status }) => status === "fulfilled").length)
  expect([0, 1]).toContain(stocked - reserved)
})
