import { orderSchema, type WithdrawalRequest } from "@bon-perroquet/contract"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { ownProduct } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { runJob } from "@bon-perroquet/testing/sweeps"
import { Administrator, codeOf } from "../testing/administrator"
import { plentyOf, sell } from "../testing/sale"

/** Food has no right of withdrawal. */
const FOOD = "millet-en-grappes"
let HANDLE = ""
const ACKNOWLEDGED = "rétractation"

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
  await plentyOf(await EngineClient.signIn(), FOOD)
  HANDLE = (await ownProduct({ stock: 500 })).handle
})

const declare = (shop: ShopClient, number: string, json: WithdrawalRequest = {}) =>
  shop.write("POST", `/api/users/orders/${number}/withdrawal`, { json })

const acknowledgements = async (email: string) =>
  (await mailTo(email)).filter(({ subject }) => subject.includes(ACKNOWLEDGED))

const confirmation = (email: string): Promise<string> =>
  until("the confirmation by mail", async () => {
    const placed = (await mailTo(email)).find(({ subject }) =>
      subject.startsWith("Merci pour votre commande"),
    )
    return placed?.text
  })

async function customerWithOrder() {
  const shop = new ShopClient()
  const { user } = await shop.register()
  const sale = await sell(HANDLE, 3, shop)
  const order = await until("the order", async () =>
    (await shop.orders()).find(({ order_number }) => order_number === sale.number),
  )
  return { shop, user, order, number: sale.number, email: sale.email, item: order.items[0]?.id ?? "" }
}

it("only the customer withdraws from a part and then, also if sent ten times, from the rest, with one acknowledgement each", async () => {
  const { shop, number, order, item, email } = await customerWithOrder()
  expect((await declare(new ShopClient(), number)).status).toBe(401)
  const other = new ShopClient()
  await other.register()
  expect((await declare(other, number)).status).toBe(404)
  expect((await declare(administrator.shop, number)).status).toBe(404)
  for (const items of [[{ id: "ordli_none", quantity: 1 }], [{ id: item, quantity: 4 }]])
    expect(codeOf(await declare(shop, number, { items }))).toBe("withdrawal_unknown_item")
  for (const items of [[], [{ id: item, quantity: 0 }], [{ id: item, quantity: 1.5 }], "all"])
    expect(
      codeOf(await shop.write("POST", `/api/users/orders/${number}/withdrawal`, { json: { items } })),
    ).toBe("invalid_request")
  expect((await administrator.order(number)).withdrawal).toBeNull()

  expect(order).toMatchObject({ withdrawal: null, withdrawable: true })
  const part = { items: [{ id: item, quantity: 1 }], message: "Mon perroquet n’en veut pas." }
  const first = orderSchema.parse((await declare(shop, number, part)).body)
  expect(first).toMatchObject({
    withdrawable: true,
    withdrawal: { items: [{ id: item, quantity: 1 }], message: part.message },
  })
  const again = orderSchema.parse((await declare(shop, number, part)).body)
  expect(again.withdrawal).toEqual(first.withdrawal)
  expect(await acknowledgements(email)).toHaveLength(1)

  const answers = await Promise.all(Array.from({ length: 10 }, () => declare(shop, number)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const rest = orderSchema.parse(answers[0]?.body)
  expect(rest).toMatchObject({ withdrawable: false, withdrawal: { items: [{ id: item, quantity: 3 }] } })
  const mails = await acknowledgements(email)
  expect(mails).toHaveLength(2)
  expect(mails[1]?.text).toContain(part.message)
  expect(mails[1]?.text).toContain(order.items[0]?.name)

  const seen = await administrator.order(number)
  expect(seen.withdrawal).toMatchObject({ items: [{ quantity: 3 }], message: part.message })
})

it("a guest withdraws by the link in the order's e-mail", async () => {
  const sale = await sell(HANDLE)
  const { token } = await linkTo(sale.email, "/orders/view")
  const guest = new ShopClient()
  const json = { token, message: "Je me rétracte." }
  const answer = await guest.write("POST", "/api/orders/linked/withdrawal", { json })
  expect(orderSchema.parse(answer.body)).toMatchObject({
    order_number: sale.number,
    withdrawable: false,
    withdrawal: { message: json.message },
  })
  expect(await acknowledgements(sale.email)).toHaveLength(1)
  const forged = await guest.write("POST", "/api/orders/linked/withdrawal", {
    json: { token: `${token}x` },
  })
  expect([forged.status, codeOf(forged)]).toEqual([400, "link_expired"])
})

it("a withdrawal is possible in transit and after delivery, but not after cancellation", async () => {
  const { shop, number, item } = await customerWithOrder()
  await administrator.set(number, "shipped")
  expect((await declare(shop, number, { items: [{ id: item, quantity: 1 }] })).status).toBe(200)
  await administrator.set(number, "delivered")
  const part = await declare(shop, number, { items: [{ id: item, quantity: 2 }] })
  expect(orderSchema.parse(part.body)).toMatchObject({ withdrawable: true })
  const { withdrawable } = await administrator.set(number, "cancelled")
  expect(withdrawable).toBe(false)
  const answer = await declare(shop, number)
  expect([answer.status, codeOf(answer)]).toEqual([409, "withdrawal_not_possible"])
})

it("food has no right of withdrawal: the order offers none, and a withdrawal returns the reason", async () => {
  const shop = new ShopClient()
  await shop.register()
  const { number, email } = await sell(FOOD, 1, shop)
  const order = await until("the order", async () =>
    (await shop.orders()).find(({ order_number }) => order_number === number),
  )
  expect(order).toMatchObject({ withdrawable: false, withdrawal: null, items: [{ is_perishable: true }] })
  expect(await confirmation(email)).toContain("le droit de rétractation de 14 jours ne s’y applique pas")
  const answer = await declare(shop, number)
  expect([answer.status, codeOf(answer)]).toEqual([409, "withdrawal_perishable"])

  const json = { order_number: number, email }
  for (let time = 0; time < 2; time++)
    expect((await new ShopClient().write("POST", "/api/orders/withdrawal", { json })).status).toBe(200)
  const mail = await until("the answer by mail", async () =>
    (await mailTo(email)).find(({ subject }) => subject.includes(ACKNOWLEDGED)),
  )
  expect(mail.text).toContain("denrées périssables")
  expect(await acknowledgements(email)).toHaveLength(1)
  expect((await administrator.order(number)).withdrawal).toBeNull()
})

it.each([
  ["after the period", "delivered", "après la fin du délai de 14 jours"],
  ["from a cancelled order", "cancelled", "elle est annulée"],
] as const)(
  "a withdrawal by order number %s is acknowledged once by e-mail, with the reason",
  async (...row) => {
    const [, status, reason] = row
    const { number, email } = await sell(HANDLE)
    if (status === "delivered") await administrator.set(number, "shipped")
    await administrator.set(number, status)
    await shopDatabase().raw(
      `UPDATE order_status_change SET at = at - interval '20 days'
       WHERE order_id = (SELECT id FROM "order" WHERE custom_display_id = ?)`,
      [number],
    )
    const json = { order_number: number, email, message: "Je me rétracte." }
    for (let time = 0; time < 2; time++)
      expect((await new ShopClient().write("POST", "/api/orders/withdrawal", { json })).status).toBe(200)
    const mail = await until("the acknowledgement", async () => (await acknowledgements(email))[0])
    expect(mail.text).toContain(reason)
    expect(mail.text).not.toContain(json.message)
    expect(await acknowledgements(email)).toHaveLength(1)
    expect((await administrator.order(number)).withdrawal).toBeNull()
  },
)

it("a withdrawal by order number that an engine's end interrupted is declared later, as of its receipt", async () => {
  const { number, email } = await sell(HANDLE)
  const at = new Date(Date.now() - 10_000)
  const received = { id: `rcwd_${number}`, order_number: number, email, at }
  await shopDatabase()("received_withdrawal").insert(received)
  await runJob("declare-withdrawals")
  const { withdrawal } = await administrator.order(number)
  expect(withdrawal).toMatchObject({ at: at.toISOString(), confirmed: false })
  await until("the acknowledgement", async () => (await acknowledgements(email))[0])
  expect(await shopDatabase()("received_withdrawal").where({ id: received.id })).toEqual([])
})

it("a withdrawal follows the information at purchase, and excludes perishable goods of a mixed order", async () => {
  const product = await ownProduct({ stock: 20 })
  const shop = new ShopClient()
  await shop.register()
  await shop.addItem((await shop.product(FOOD)).id, 1)
  const { number, email } = await sell(product.handle, 1, shop)
  const { name_fr, price } = product
  await administrator.shop.write("PUT", `/api/admin/products/${product.id}`, {
    json: { name_fr, price, perishable: true },
  })
  const order = await until("the order", async () =>
    (await shop.orders()).find(({ order_number }) => order_number === number),
  )
  const food = order.items.find(({ is_perishable }) => is_perishable)
  expect(await confirmation(email)).toContain(`sauf pour ce qui est périssable\u00a0: ${food?.name}.`)
  const other = order.items.find(({ is_perishable }) => !is_perishable)
  expect([order.withdrawable, other?.product_id]).toEqual([true, product.id])
  const refused = await declare(shop, number, { items: [{ id: food?.id ?? "", quantity: 1 }] })
  expect([refused.status, codeOf(refused)]).toEqual([409, "withdrawal_perishable"])
  const declared = orderSchema.parse((await declare(shop, number)).body)
  expect(declared).toMatchObject({
    withdrawable: false,
    withdrawal: { items: [{ id: other?.id, quantity: 1 }] },
  })
})
