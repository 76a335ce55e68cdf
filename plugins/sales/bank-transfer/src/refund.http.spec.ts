import { linkTo } from "@bon-perroquet/testing/mailbox"
import { ownProduct, shopperWith } from "@bon-perroquet/checkout/testing"
import { changesSchema } from "@bon-perroquet/contract"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, until } from "@bon-perroquet/testing"
import { orderByTransfer, shopDatabase, trySayingPaid, untilMailed } from "./testing"

const IBAN = "BE71 0961 2345 6769"
let count = 0
const key = () => `transfer-${Date.now()}-${count++}`

it("a transfer is refunded by hand, each refund needs an account, and the order cannot be cancelled before its refund", async () => {
  const administrator = await Administrator.signIn()
  const engine = await EngineClient.signIn()
  const product = await ownProduct(2)
  const order = await orderByTransfer(await shopperWith(product, 2))
  expect((await trySayingPaid(administrator, order.number, order.total)).status).toBe(200)
  const refund = (amount_cents: number, account?: string) =>
    administrator.tryRefunding(order.number, { amount_cents, key: key(), ...(account && { account }) })

  expect((await administrator.order(order.number)).asks_refund_account).toBe(true)
  expect(codeOf(await refund(300))).toBe("refund_account_required")
  expect(codeOf(await refund(300, "BE71 0961 2345 6760"))).toBe("refund_account_required")
  expect(codeOf(await administrator.trySetting(order.number, "cancelled"))).toBe("refund_account_required")
  expect(await administrator.order(order.number)).toMatchObject({
    status: "paid",
    payment: { refunded_cents: 0 },
  })

  expect((await refund(300, IBAN)).status).toBe(200)
  expect(codeOf(await refund(order.total, IBAN))).toBe("refund_too_much")
  expect((await refund(order.total - 300, IBAN)).status).toBe(200)
  const refundedOrder = await until("two credit notes", async () => {
    const now = await administrator.order(order.number)
    return now.documents.filter(({ kind }) => kind === "credit_note").length === 2 && now
  })
  expect(refundedOrder.refunds).toMatchObject([
    { amount_cents: 300, state: "done", account: IBAN },
    { amount_cents: order.total - 300, state: "done", account: IBAN },
  ])
  await untilMailed(order, "Remboursement pour votre commande N")
  // The change log is kept longer than customer data, so it must not contain the customer's IBAN.
  const { body } = await administrator.shop.send("GET", "/api/admin/changes?subject=order&limit=50")
  const changes = changesSchema.parse(body).filter(({ label }) => label === order.number)
  expect(changes.filter(({ action }) => action === "refund")).toHaveLength(2)
  const values = changes.map(({ before, after }) => [before, after])
  expect(JSON.stringify(values)).not.toContain(IBAN.slice(0, 4))

  await administrator.set(order.number, "cancelled")
  expect(await engine.stock(product.sku)).toMatchObject({ stocked: 2, reserved: 0 })
})

it("the account of a refund is erased with the customer, or once a refund that was still to be made is recorded", async () => {
  const database = shopDatabase()
  const administrator = await Administrator.signIn()
  const engine = await EngineClient.signIn()
  const shop = await shopperWith(await ownProduct(2), 2)
  const { user, password } = await shop.register()
  const { token } = await linkTo(user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  const { number, total } = await orderByTransfer(shop, { customer_email: user.email })
  expect((await trySayingPaid(administrator, number, total)).status).toBe(200)
  for (const amount_cents of [300, 400])
    await administrator.refund(number, { amount_cents, account: IBAN, key: key() })
  const [paid, unpaid] = (await administrator.order(number)).refunds
  const rows = (id?: string) => database("order_refund").where({ id: id ?? "" })
  const accountOf = async (id?: string) => (await rows(id).first<{ account: string | null }>()).account
  // As after a crash before the refund was recorded.
  await rows(unpaid?.id).update({ state: "pending", stripe_refund_id: null })
  expect((await shop.write("DELETE", "/api/users/me", { json: { password } })).status).toBe(200)
  expect([await accountOf(paid?.id), await accountOf(unpaid?.id)]).toEqual([null, IBAN])

  await rows(unpaid?.id).update({ state: "done" })
  await engine.post("/admin/workflows-executions/job-forget-phone-numbers/run", {})
  await until("the erasure of the account", async () => (await accountOf(unpaid?.id)) === null)
  const copies = database("bank_transfer_refund").whereNotNull("account")
  expect(await copies.clone()).toEqual([])
  await database.destroy()
})
