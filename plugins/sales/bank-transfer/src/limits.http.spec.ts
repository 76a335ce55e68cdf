import { ownProduct, refusal, shopperWith } from "@bon-perroquet/checkout/testing"
import { Administrator, codeOf } from "@bon-perroquet/orders/testing"
import { EngineClient, ShopClient, until } from "@bon-perroquet/testing"
import { linkTo, mailTo } from "@bon-perroquet/testing/mailbox"
import { BY_TRANSFER, orderByTransfer, shopDatabase, type TransferOrder } from "./testing"

const database = shopDatabase()
afterAll(() => database.destroy())

let administrator: Administrator
beforeAll(async () => {
  administrator = await Administrator.signIn()
})

const statusIs = (number: string, status: string) =>
  until(`${number} ${status}`, async () => (await administrator.order(number)).status === status)

const whenHourIsOver = ({ number }: TransferOrder) =>
  database("bank_transfer")
    .where({ order_number: number })
    .whereNotNull("confirm_by")
    .update({ confirm_by: database.raw("now() - interval '1 minute'") })

it("a fourth open transfer for an e-mail address is rejected until one is closed", async () => {
  const product = await ownProduct(20)
  const email = `transfers-${Date.now()}@example.org`
  const orders: TransferOrder[] = []
  for (let n = 0; n < 3; n++)
    orders.push(await orderByTransfer(await shopperWith(product), { customer_email: email }))
  const fields = { ...BY_TRANSFER, customer_email: email.toUpperCase() }
  const { status, error } = await refusal((await shopperWith(product)).openCheckout(fields))
  expect([status, error.code]).toEqual([409, "too_many_transfers"])
  await administrator.set(orders[0]?.number ?? "", "cancelled")
  const next = await orderByTransfer(await shopperWith(product), { customer_email: email })
  expect(next.number).not.toBe("")
})

const NETWORK_LIMIT = Number(process.env["TRANSFERS_PER_NETWORK"] ?? 6)

const OF_OTHERS = `
  INSERT INTO reservation_item (id, inventory_item_id, location_id, quantity, raw_quantity, description, metadata)
  SELECT 'resitem_network_' || n, inventory_item_id, location_id, quantity, raw_quantity, description,
    jsonb_build_object('attempt_id', 'network_' || n, 'held_by', jsonb_build_array(metadata -> 'held_by' -> 1))
  FROM reservation_item, generate_series(1, :copies::integer) AS n
  WHERE metadata ->> 'attempt_id' = (SELECT id FROM checkout_attempt WHERE order_number = :number)`

it("a network with too many open transfers is rejected, whatever the e-mail address, until one is closed", async () => {
  const product = await ownProduct(20)
  const { number } = await orderByTransfer(await shopperWith(product))
  const shop = await shopperWith(product)
  await database.raw(OF_OTHERS, { number, copies: NETWORK_LIMIT })
  const copies = database("reservation_item").where("id", "like", "resitem_network_%")
  try {
    const { status, error } = await refusal(shop.openCheckout(BY_TRANSFER))
    expect([status, error.code]).toEqual([409, "too_many_transfers"])
  } finally {
    await copies.delete()
  }
  expect((await orderByTransfer(shop)).number).not.toBe("")
})

it("goods for an unconfirmed address are reserved for an hour, and their cancelled order can be reinstated", async () => {
  const engine = await EngineClient.signIn()
  const product = await ownProduct(3)
  const order = await orderByTransfer(await shopperWith(product))
  expect((await order.shop.paymentStatus(order.session)).awaited?.confirm_by).toBeDefined()
  await whenHourIsOver(order)
  await statusIs(order.number, "cancelled")
  expect(await engine.stock(product.sku)).toMatchObject({ reserved: 0 })
  const { token } = await linkTo(order.email, "/orders/view")
  const late = await order.shop.write("POST", "/api/orders/linked/confirmation", { json: { token } })
  expect(codeOf(late)).toBe("payment_not_awaited")
  await administrator.set(order.number, "pending")
  await whenHourIsOver(order)
  const { awaited } = await administrator.order(order.number)
  expect(awaited?.confirm_by).toBeUndefined()
})

it("a button in the e-mail with the transfer details extends the reservation to the full period", async () => {
  const order = await orderByTransfer(await shopperWith(await ownProduct(3)))
  const { token, message } = await linkTo(order.email, "/orders/view")
  expect(message.text).toContain("Confirmer ma commande")
  expect(message.text).toContain(order.communication)
  const read = () => order.shop.write("POST", "/api/orders/linked", { json: { token } })
  const confirm_by = (answer: { body: unknown }) =>
    (answer.body as { awaited: { confirm_by?: string } }).awaited.confirm_by
  // Reading the order with the link's token does not confirm the e-mail address.
  expect(confirm_by(await read())).toBeDefined()
  const confirmed = await order.shop.write("POST", "/api/orders/linked/confirmation", { json: { token } })
  expect(confirmed.status).toBe(200)
  expect(confirm_by(await read())).toBeUndefined()
  await whenHourIsOver(order)
  expect((await administrator.order(order.number)).status).toBe("pending")
})

it("a signed-in account with a verified address needs no confirmation", async () => {
  const shop = new ShopClient()
  const { user } = await shop.register()
  const { token } = await linkTo(user.email, "/auth/verify")
  await shop.write("POST", "/api/auth/verify", { json: { token } })
  await shop.addItem((await ownProduct(2)).id, 1)
  const order = await orderByTransfer(shop, { customer_email: user.email })
  const { awaited } = await shop.paymentStatus(order.session)
  expect(awaited).toBeDefined()
  expect(awaited?.confirm_by).toBeUndefined()
  const [mail] = await until("the mail with the details", async () => {
    const mails = (await mailTo(user.email)).filter(({ subject }) => subject.includes(order.number))
    return mails.length > 0 && mails
  })
  expect(mail?.text).not.toContain("Confirmer ma commande")
})
