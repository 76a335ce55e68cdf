import { deliveryPointsSchema } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ShopClient, until } from "@bon-perroquet/testing"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

test("a fully refunded order is not offered for shipping, and its history contains the refund", async ({
  page,
  admin,
  adminCalls,
}) => {
  const number = await buy(new ShopClient())
  const { refundable_cents } = await adminCalls.order(number)
  await adminCalls.refund(number, refundable_cents)
  await page.goto(`/admin?q=${number}`)
  const { money, parcel } = admin.texts.orders
  await expect(admin.status(number)).toContainText(money.refunded)
  await expect(admin.status(number)).toContainText(parcel.none)
  await expect(admin.next(number, "preparing")).toHaveCount(0)
  await admin.openOrder(number)
  await expect(admin.button(admin.texts.order.label)).toHaveCount(0)
  const history = admin.main.getByRole("list", { name: admin.texts.order.history })
  await expect(history).toContainText(/\d,\d\d.€ remboursés/)
})

test("the order screen shows all details of an order, and repeats a refund with a lost response without refunding twice", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/refunds$/)
  const number = await buy(new ShopClient())
  const before = await adminCalls.order(number)
  await admin.openOrder(number)
  const { texts, main } = admin
  const { order } = textsIn("fr").account
  await expect(main.getByRole("region", { name: order.items })).toContainText(before.items[0]?.name ?? "?")
  await expect(main.getByRole("region", { name: order.delivery })).toContainText("1000 Bruxelles")
  await expect(main.getByRole("region", { name: order.summary })).toContainText("TVA")
  await expect(main.getByRole("region", { name: texts.order.customer })).toContainText(before.email)
  await expect(main.getByRole("list", { name: texts.order.history })).toContainText(admin.statuses.paid)
  expect(await violationsOn(page)).toEqual([])

  const payment = main.getByRole("region", { name: texts.payment.title })
  await payment.getByRole("button", { name: texts.refund.begin }).click()
  const dialog = page.getByRole("dialog")
  const amount = dialog.getByLabel(new RegExp(texts.refund.amountAt.replace("{{rate}}", ".*"))).first()
  await amount.fill("9999")
  await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
  await expect(amount).toHaveAttribute("aria-invalid", "true")
  expect(await violationsOn(dialog)).toEqual([])
  // The response to the first request is lost. A second click must not refund the amount again.
  await page.route(/\/refunds$/, async (route) => {
    await route.fetch()
    await route.abort("connectionrefused")
  })
  await amount.fill("1,50")
  await dialog.getByLabel(new RegExp(texts.refund.reason)).fill("Sachet abîmé")
  await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
  await expect(toasts).toContainText(texts.failure.refund)
  await page.unroute(/\/refunds$/)
  await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
  await expect(dialog).toBeHidden()
  const refunds = payment.getByRole("list", { name: texts.refund.list })
  await expect(refunds.getByRole("listitem")).toHaveCount(1)
  await expect(refunds).toContainText("Sachet abîmé")
  expect((await adminCalls.order(number)).payment.refunded_cents).toBe(150)
})

test("staff refund goods by order line, and assign a refund that was made at Stripe to order lines", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const buyer = new ShopClient()
  const shelled = await buyer.product("cacahuetes-en-coque")
  await buyer.addItem(shelled.id, 2)
  await buyer.addItem((await buyer.product("graines-de-courge")).id, 1)
  const { session_id } = await buyer.openCheckout(HOME)
  const stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
  await stripe.pay(session_id)
  const paid = await until("the order", async () => {
    const status = await buyer.paymentStatus(session_id)
    return status.payment_status === "paid" && status
  })
  const number = paid.metadata.order_number ?? ""
  await stripe.refund(session_id, { amount: 495 })
  await until("the refund", async () => (await adminCalls.order(number)).refunds.length === 1)
  await admin.openOrder(number)
  const { texts, main } = admin
  const payment = main.getByRole("region", { name: texts.payment.title })
  await payment.getByRole("button", { name: texts.refund.assignBegin }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: texts.refund.assign }).click()
  await expect(dialog.getByRole("alert")).toBeVisible()
  const more = texts.refund.more.replace("{{name}}", shelled.name_fr)
  await dialog.getByRole("button", { name: more }).click()
  expect(await violationsOn(dialog)).toEqual([])
  await dialog.getByRole("button", { name: texts.refund.assign }).click()
  await expect(toasts).toContainText(texts.refund.assigned)
  await expect(dialog).toBeHidden()

  await payment.getByRole("button", { name: texts.refund.begin }).click()
  await dialog.getByRole("button", { name: more }).click()
  await expect(dialog.getByRole("button", { name: more })).toBeDisabled()
  const total = dialog.getByRole("status").filter({ hasText: texts.refund.total })
  await expect(total).toContainText("4,95")
  await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
  await expect(dialog).toBeHidden()
  const { refunds } = await adminCalls.order(number)
  expect(refunds.map(({ parts }) => parts?.items[0]?.quantity)).toEqual([1, 1])
})

test("the packing slip contains neither prices nor refunded goods, which the refund can return to stock", async ({
  page,
  admin,
  adminCalls,
}) => {
  const buyer = new ShopClient()
  const inStock = await buyer.product("cacahuetes-en-coque")
  const soldOut = await buyer.product("graines-de-courge")
  await buyer.addItem(inStock.id, 2)
  const number = await buy(buyer, {}, soldOut.id)
  await admin.openOrder(number)
  const { texts, main } = admin
  const payment = main.getByRole("region", { name: texts.payment.title })
  const dialog = page.getByRole("dialog")
  const more = (name: string) =>
    dialog.getByRole("button", { name: texts.refund.more.replace("{{name}}", name) })
  const restock = dialog.getByRole("checkbox", { name: texts.refund.restock })
  await payment.getByRole("button", { name: texts.refund.begin }).click()
  await expect(restock).toHaveCount(0)
  while (await more(soldOut.name_fr).isEnabled()) await more(soldOut.name_fr).click()
  await expect(restock).toBeChecked()
  await expect(dialog).toContainText(texts.refund.restockUnsent)
  expect(await violationsOn(dialog)).toEqual([])
  await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
  await expect(dialog).toBeHidden()
  await expect(payment).toContainText(texts.refund.restocked)
  await main.getByRole("link", { name: texts.order.slip }).click()
  const slip = main.getByRole("article")
  await expect(slip).toContainText(inStock.name_fr)
  await expect(slip).not.toContainText(soldOut.name_fr)
  await expect(slip).toContainText("Rue Haute 12")
  await expect(slip).not.toContainText("€")
  const print = main.getByRole("button", { name: texts.slip.print })
  await expect(print).toBeEnabled()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("banner")).toBeHidden()
  await expect(print).toBeHidden()
  await expect(slip).toBeVisible()
  await page.emulateMedia({ media: null })

  await adminCalls.setStatus(number, "shipped")
  await admin.openOrder(number)
  await payment.getByRole("button", { name: texts.refund.begin }).click()
  await more(inStock.name_fr).click()
  await expect(restock).not.toBeChecked()
  await restock.check()
  await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
  await expect(dialog).toBeHidden()
  const { refunds, to_pack } = await adminCalls.order(number)
  expect(refunds.map((refund) => refund.restock)).toEqual([true, true])
  expect(to_pack.map(({ name, quantity }) => [name, quantity])).toEqual([[inStock.name_fr, 2]])
})

test("the packing slip for a locker shows the locker and the weight instead of the home address", async ({
  page,
  admin,
}) => {
  const shop = new ShopClient()
  const { id, weight } = await shop.product("amandes-decortiquees")
  await shop.addItem(id, 1)
  const locker = (await shop.delivery("BE")).methods.find(({ code }) => code === "locker")
  const response = await shop.send("GET", "/api/delivery/points?country=BE&kind=locker&postal_code=9000")
  const [point] = deliveryPointsSchema.parse(response.body)
  if (!point) throw new Error("There is no locker.")
  const number = await buy(shop, { delivery_method: locker?.id ?? "", delivery_point: point.id }, id)
  await page.goto(`/admin/orders/${number}/slip`)
  const slip = admin.main.getByRole("article")
  for (const text of [point.name, point.street, point.city, point.id, "Ada Peeters"])
    await expect(slip).toContainText(text)
  await expect(slip).toContainText(`${((weight ?? 0) * 3) / 1000}`.replace(".", ","))
  await expect(slip).not.toContainText("Rue Haute")
})

test("the order list filters by status and has pages", async ({ page, admin }) => {
  await buy(new ShopClient())
  await page.goto("/admin")
  await admin.main.getByRole("combobox", { name: admin.texts.orders.filter }).selectOption("paid")
  await expect(page).toHaveURL(/status=paid/)
  const rows = admin.panel.getByRole("row")
  await expect(rows.nth(1)).toContainText(admin.texts.orders.money.paid)
  await admin.main.getByRole("searchbox").fill("personne-ne-s-appelle-ainsi")
  await expect(admin.panel.getByText(admin.texts.orders.noneFound)).toBeVisible()
})

test("the order screen shows an error for an unknown order number", async ({ page, admin, noise }) => {
  noise.expect(/\/api\/admin\/orders\//)
  await page.goto("/admin/orders/BP-1999-000001")
  await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(admin.texts.order.unknown)
})

test("the order screen shows requested and received returns", async ({ page, admin, engine }) => {
  const number = await buy(new ShopClient())
  const [order] = await engine.ordersNumbered(number)
  const [line] = order?.items ?? []
  if (!order || !line) throw new Error(`The engine has no order ${number}.`)
  const items = [{ id: line.id, quantity: 1 }]
  const { locationId } = await engine.stock((await new ShopClient().product("amandes-decortiquees")).sku)
  await engine.post(`/admin/orders/${order.id}/fulfillments`, { items: [{ id: line.id, quantity: 2 }] })
  const { return: created } = await engine.post<{ return: { id: string } }>("/admin/returns", {
    order_id: order.id,
    location_id: locationId,
  })
  await engine.post(`/admin/returns/${created.id}/request-items`, { items })
  await engine.post(`/admin/returns/${created.id}/request`, {})
  await admin.openOrder(number)
  const { returns } = textsIn("fr").account.order
  const card = admin.main.getByRole("region", { name: returns.title })
  await expect(card).toContainText(/Retour – demande du \d/)
  await expect(card).toContainText(`1 × ${line.title}`)
  await engine.post(`/admin/returns/${created.id}/receive`, {})
  await engine.post(`/admin/returns/${created.id}/receive-items`, { items })
  await engine.post(`/admin/returns/${created.id}/receive/confirm`, {})
  await page.reload()
  await expect(card).toContainText(/Retour – reçu le \d/)
  expect(await violationsOn(page)).toEqual([])
})
