import { EngineClient, ownProduct, until } from "@bon-perroquet/testing"
import { openPurchase, refundsAtStripe, stripe } from "../../testing/purchase"

describe("A payment with a wrong amount", () => {
  it.each([
    ["a cent less", -1],
    ["a cent more", 1],
  ])("(%s) creates no order, is refunded in full and releases the stock", async (_, difference) => {
    const engine = await EngineClient.signIn()
    const { handle } = await ownProduct({ stock: 5 })
    const purchase = await openPurchase(handle, 2)
    const { amount_total } = await stripe().session(purchase.sessionId)
    const amount = Number(amount_total) + difference
    await stripe().pay(purchase.sessionId, { amount })

    const status = await until("the end of the payment", async () => {
      const answer = await purchase.shop.paymentStatus(purchase.sessionId)
      return answer.status !== "open" && answer.refunded && answer
    })
    expect(status).toMatchObject({ payment_status: "unpaid", refunded: true })
    expect(await refundsAtStripe(purchase)).toEqual([amount])
    expect(await engine.ordersNumbered(purchase.orderNumber)).toEqual([])
    const { stocked, reserved } = await engine.stock(purchase.sku)
    expect({ stocked, reserved }).toEqual({ stocked: 5, reserved: 0 })
  })
})
