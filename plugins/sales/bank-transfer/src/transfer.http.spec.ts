import { ownProduct, refusal, shopperWith } from "@bon-perroquet/checkout/testing"
import { isCommunication } from "@bon-perroquet/checkout/transfers"
import { LANGUAGES } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ShopClient, ShopRefusal, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { HOME } from "@bon-perroquet/testing/purchase"
import { BY_TRANSFER, methodsFor, orderByTransfer, trySayingPaid, untilMailed } from "./testing"

let engine: EngineClient
let administrator: Administrator
beforeAll(async () => {
  engine = await EngineClient.signIn()
  administrator = await Administrator.signIn()
})

const revenue = async (): Promise<number> => {
  const { body } = await administrator.shop.send("GET", "/api/admin/overview")
  return (body as { total_revenue: number }).total_revenue
}

it("the payment methods are listed in each language, cards first", async () => {
  for (const language of LANGUAGES) {
    const methods = await methodsFor(new ShopClient({ language }))
    expect(methods.map(({ code }) => code)).toEqual(["stripe", "bank_transfer"])
    expect(methods[1]?.text).toContain("10")
  }
})

it("an order without a payment method gets the payment page for cards, and a transfer without an address or an unknown method is rejected", async () => {
  const shop = await shopperWith(await ownProduct(10))
  const unknown = await refusal(shop.openCheckout({ ...HOME, payment_method: "coins" }))
  expect(unknown).toMatchObject({ status: 400, error: { code: "payment_method_not_offered" } })
  const nowhere = await refusal(shop.openCheckout({ payment_method: "bank_transfer" }))
  expect(nowhere).toMatchObject({ status: 400, error: { code: "address_required" } })
  expect((await shop.openCheckout()).session_id).toMatch(/^cs_/)
  const { number } = await orderByTransfer(shop)
  expect((await administrator.order(number)).status).toBe("pending")
})

it("an order by transfer is placed immediately with its instructions, and is paid when an administrator records the money", async () => {
  const product = await ownProduct(5)
  const shop = new ShopClient({ language: "nl" })
  await shop.addItem(product.id, 2)
  const earned = await revenue()
  const opened = await shop.openCheckout({ ...BY_TRANSFER, language: "nl" })
  expect(opened.url).toMatch(/\/checkout\/success\?session_id=bt_/)
  const status = await shop.paymentStatus(opened.session_id)
  expect(status).toMatchObject({ payment_status: "unpaid", status: "complete" })
  const { order_number: number = "", customer_email: email = "" } = status.metadata
  const communication = status.awaited?.rows.find(
    ({ label }) => label === "Gestructureerde mededeling",
  )?.value
  expect(isCommunication(communication ?? "")).toBe(true)
  expect(status.awaited?.rows).toContainEqual({ label: "Rekening (IBAN)", value: "BE68 5390 0754 7034" })
  expect(status.awaited?.qr?.content).toContain(`EUR${(status.amount_total / 100).toFixed(2)}`)
  expect((await shop.cart()).items).toEqual([])
  expect(await engine.stock(product.sku)).toMatchObject({ stocked: 5, reserved: 2 })

  const waiting = await administrator.order(number)
  expect(waiting).toMatchObject({
    status: "pending",
    payment: { paid_cents: 0, method: { kind: "transfer" } },
    documents: [],
  })
  expect(waiting.awaited?.amount_cents).toBe(status.amount_total)
  expect(waiting.refundable_cents).toBe(0)
  const order = {
    shop,
    session: opened.session_id,
    number,
    email,
    total: status.amount_total,
    communication: "",
  }
  await untilMailed(order, "Uw bestelling N wacht op uw betaling")
  const [mail] = await mailTo(email)
  for (const text of [communication ?? "", "BE68 5390 0754 7034"]) expect(mail?.text).toContain(text)

  expect(codeOf(await administrator.trySetting(number, "preparing"))).toBe("payment_awaited")
  expect(codeOf(await administrator.trySetting(number, "paid"))).toBe("payment_awaited")
  expect(codeOf(await trySayingPaid(administrator, number, order.total - 1))).toBe("payment_amount_differs")
  const [inEngine] = await engine.ordersNumbered(number)
  const payment = inEngine?.payment_collections[0]?.payments?.[0]
  await expect(engine.post(`/admin/payments/${payment?.id}/capture`, {})).rejects.toThrow()
  expect(await administrator.order(number)).toMatchObject({ status: "pending", payment: { paid_cents: 0 } })
  expect(await revenue()).toBe(earned)

  const together = await Promise.all([1, 2, 3].map(() => trySayingPaid(administrator, number, order.total)))
  expect(together.map(codeOf).sort()).toEqual(["", "payment_not_awaited", "payment_not_awaited"])
  const paid = await administrator.order(number)
  expect(paid).toMatchObject({ status: "paid", awaited: null, payment: { paid_cents: order.total } })
  expect(paid.history.map(({ from, to }) => [from, to])).toEqual([
    [null, "pending"],
    ["pending", "paid"],
  ])
  expect(paid.history[1]?.by.email).not.toBeNull()
  const subjects = await untilMailed(order, "Bedankt voor uw bestelling N")
  expect(subjects).toHaveLength(2)
  const { documents } = await until("the invoice", async () => {
    const now = await administrator.order(number)
    return now.documents.length > 0 && now
  })
  expect(documents.map(({ kind }) => kind)).toEqual(["invoice"])
  expect(Math.round((await revenue()) * 100)).toBe(Math.round(earned * 100) + order.total)
  expect(await shop.paymentStatus(opened.session_id)).toMatchObject({ payment_status: "paid" })
  await administrator.set(number, "preparing")
  expect(await engine.stock(product.sku)).toMatchObject({ stocked: 3, reserved: 0 })

  const { body } = await administrator.shop.send(
    "GET",
    `/api/admin/changes?subject=order&subject_id=${paid.id}`,
  )
  expect(JSON.stringify(body)).toContain(String(order.total))
})

it("five concurrent requests place one order by transfer, which a repeated request returns if the response was lost", async () => {
  const product = await ownProduct(3)
  const shop = await shopperWith(product)
  const responses = await Promise.all(
    Array.from({ length: 5 }, () =>
      shop.openCheckout(BY_TRANSFER).then(
        ({ session_id }) => session_id,
        (error: unknown) => (error instanceof ShopRefusal ? error.error.code : String(error)),
      ),
    ),
  )
  expect(new Set(responses.filter((answer) => answer !== "cart_empty")).size).toBe(1)
  const session_id = responses.find((answer) => answer.startsWith("bt_"))
  expect(session_id).toBeDefined()
  expect(await shop.openCheckout(BY_TRANSFER)).toMatchObject({ session_id })
  expect(await engine.stock(product.sku)).toMatchObject({ reserved: 1 })
})
