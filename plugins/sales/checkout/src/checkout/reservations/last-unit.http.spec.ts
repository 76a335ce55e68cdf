import { EngineClient, ShopClient, ShopRefusal } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { stockedProduct } from "@bon-perroquet/testing/products"
import { orderOf, stripe } from "../../testing/purchase"

const HANDLE = "melange-casse-noix"
const BUYERS = repetitions(20, 1 / 2)

it("of many concurrent buyers of the last unit one gets it, and the others are refused before they pay", async () => {
  const engine = await EngineClient.signIn()
  const { id, sku } = await stockedProduct(engine, HANDLE, 1)
  const buyers = Array.from({ length: BUYERS }, () => new ShopClient())
  await Promise.all(buyers.map((buyer) => buyer.addItem(id, 1)))

  const answers = await Promise.all(
    buyers.map((buyer) =>
      buyer.openCheckout().then(
        (page) => ({ buyer, page, refused: null }),
        (refused: unknown) => ({ buyer, page: null, refused }),
      ),
    ),
  )
  const [winner, ...others] = answers.filter((answer) => answer.page)
  expect(others).toEqual([])
  const refusals = answers.flatMap(({ refused }) => (refused instanceof ShopRefusal ? [refused] : []))
  expect(refusals).toHaveLength(BUYERS - 1)
  for (const refused of refusals) {
    expect(refused.error.code).toBe("out_of_stock")
    expect(refused.status).toBe(400)
  }

  const sessionId = winner?.page?.session_id ?? ""
  await stripe().pay(sessionId)
  const { metadata } = await stripe().session(sessionId)
  const orderNumber = metadata?.order_number ?? ""
  const order = await orderOf(engine, { orderNumber })
  expect(order.items?.map((item) => item.quantity)).toEqual([1])
  const { stocked, reserved } = await engine.stock(sku)
  expect(reserved).toBe(stocked)
})
