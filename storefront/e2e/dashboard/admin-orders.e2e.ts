import { deliveryPointsSchema } from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { delayRequests } from "../shop/delayed-requests"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

test("the order screen shows all details of an order, handles rejected and lost refunds, and offers nothing to ship after a full refund, and shows requested and received returns", async ({
  page,
  admin,
  adminCalls,
  engine,
  toasts,
  noise,
}) => {
  noise.expect(/\/refunds$|\/api\/admin\/orders\/BP-1999-000001/)
  const number = await buy(new ShopClient())
  const before = await adminCalls.order(number)
  await admin.openOrder(number)
  const { texts, main } = admin
  const { refund } = texts
  const { order } = textsIn("fr").account
  const history = main.getByRole("list", { name: texts.order.history })
  await expect(main.getByRole("region", { name: order.items })).toContainText(before.items[0]?.name ?? "?")
  await expect(main.getByRole("region", { name: order.delivery })).toContainText("1000 Bruxelles")
  await expect(main.getByRole("region", { name: order.summary })).toContainText("TVA")
  await expect(main.getByRole("region", { name: texts.order.customer })).toContainText(before.email)
  await expect(history).toContainText(admin.statuses.paid)
  expect(await violationsOn(page)).toEqual([])

  const payment = main.getByRole("region", { name: texts.payment.title })
  const begin = payment.getByRole("button", { name: refund.begin })
  const dialog = page.getByRole("dialog")
  const action = dialog.getByRole("button", { name: refund.actionEmpty })
  const amount = dialog.getByLabel(new RegExp(refund.amountAt.replace("{{rate}}", ".*"))).first()
  const quantity = dialog.getByRole("list", { name: refund.lines }).getByRole("textbox").first()

  await test.step("a refund that is rejected after its dialog was closed", async () => {
    const json = { detail: "La banque refuse.", code: "refund_refused" }
    const release = await delayRequests(page, /\/refunds$/, (route) => route.fulfill({ status: 409, json }))
    await begin.click()
    await quantity.fill("99")
    await expect(quantity).not.toHaveValue("99")
    await quantity.fill("")
    await expect(quantity).toHaveValue("0")
    await amount.fill("9999")
    await action.click()
    await expect(amount).toHaveAttribute("aria-invalid", "true")
    expect(await violationsOn(dialog)).toEqual([])
    await amount.fill("1,50")
    const sent = page.waitForRequest(/\/refunds$/)
    await action.click()
    await sent
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()
    release()
    await expect(toasts).toContainText("La banque refuse.")
    await page.unroute(/\/refunds$/)
  })
  await test.step("a refund with a lost response is not paid twice", async () => {
    await page.route(/\/refunds$/, async (route) => {
      await route.fetch()
      await route.abort("connectionrefused")
    })
    const lost = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/refunds"))
    await begin.click()
    await amount.fill("1,50")
    await dialog.getByLabel(new RegExp(refund.reason)).fill("Sachet abîmé")
    await action.click()
    await lost
    await expect(toasts).toContainText(texts.failure.refund)
    await page.unroute(/\/refunds$/)
    await action.click()
    await expect(dialog).toBeHidden()
    const refunds = payment.getByRole("list", { name: refund.list })
    await expect(refunds.getByRole("listitem")).toHaveCount(1)
    await expect(refunds).toContainText("Sachet abîmé")
    expect((await adminCalls.order(number)).payment.refunded_cents).toBe(150)
  })
  await test.step("a full refund releases the reserved goods", async () => {
    const whole = await buy(new ShopClient())
    const { paid_cents } = (await adminCalls.order(whole)).payment
    await admin.show(`/admin/orders/${whole}`)
    await admin.status(whole).waitFor()
    await begin.click()
    await dialog.getByRole("button", { name: refund.all, exact: true }).click()
    await expect(dialog.getByRole("checkbox", { name: refund.restock })).toBeChecked()
    const euros = (paid_cents / 100).toFixed(2).replace(".", ",")
    await dialog.getByRole("button", { name: new RegExp(`^Rembourser ${euros}`) }).click()
    await expect(dialog).toBeHidden()
    const { payment: paid, to_pack } = await adminCalls.order(whole)
    expect([paid.refunded_cents, to_pack]).toEqual([paid_cents, []])
    await expect(admin.button(texts.order.label)).toHaveCount(0)
    await expect(history).toContainText(/\d,\d\d.€ remboursés/)
    await admin.show(`/admin?q=${whole}`)
    await expect(admin.panel.getByRole("row")).toHaveCount(2)
    await expect(admin.status(whole)).toContainText(texts.orders.money.refunded)
    await expect(admin.status(whole)).toContainText(texts.orders.parcel.none)
    await expect(admin.next(whole, "preparing")).toHaveCount(0)
  })
  await test.step("requested and received returns", async () => {
    const number = await buy(new ShopClient())
    const [order] = await engine.ordersNumbered(number)
    const [line] = order?.items ?? []
    if (!order || !line) throw new Error(`The engine has no order ${number}.`)
    const items = [{ id: line.id, quantity: 1 }]
    const { locationId } = await engine.stock((await new ShopClient().product("amandes-decortiquees")).sku)
    await engine.post(`/admin/orders/${order.id}/fulfillments`, { items: [{ id: line.id, quantity: 2 }] })
    const request = async () => {
      const { return: created } = await engine.post<{ return: { id: string } }>("/admin/returns", {
        order_id: order.id,
        location_id: locationId,
      })
      await engine.post(`/admin/returns/${created.id}/request-items`, { items })
      await engine.post(`/admin/returns/${created.id}/request`, {})
      return `/admin/returns/${created.id}`
    }
    const received = await request()
    await engine.post(`${received}/receive`, {})
    await engine.post(`${received}/receive-items`, { items })
    await engine.post(`${received}/receive/confirm`, {})
    await request()
    await admin.show(`/admin/orders/${number}`)
    const { returns } = textsIn("fr").account.order
    const card = main.getByRole("region", { name: returns.title })
    await expect(card).toContainText(/Retour – demande du \d/)
    await expect(card).toContainText(/Retour – reçu le \d/)
    await expect(card).toContainText(`1 × ${line.title}`)
    expect(await violationsOn(card)).toEqual([])
  })
  await admin.show("/admin/orders/BP-1999-000001")
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(texts.order.unknown)
})

test("staff refund goods by order line and return them to stock, assign a refund that was made at Stripe, and print slips without prices", async ({
  page,
  admin,
  adminCalls,
  stripe,
  toasts,
}) => {
  const buyer = new ShopClient()
  const inStock = await buyer.product("cacahuetes-en-coque")
  const soldOut = await buyer.product("graines-de-courge")
  await buyer.addItem(inStock.id, 3)
  const number = await buy(buyer, {}, soldOut.id)
  const { sessions } = await stripe.state("sessions")
  const paid = sessions.find(({ metadata }) => metadata?.["order_number"] === number)
  await stripe.refund(paid?.id ?? "", { amount: 495 })
  await until("the refund", async () => (await adminCalls.order(number)).refunds.length === 1)
  await admin.openOrder(number)
  const { texts, main } = admin
  const { refund } = texts
  const payment = main.getByRole("region", { name: texts.payment.title })
  const dialog = page.getByRole("dialog")
  const more = (name: string) => dialog.getByRole("button", { name: fill(refund.more, { name }) })
  const restock = dialog.getByRole("checkbox", { name: refund.restock })
  const action = dialog.getByRole("button", { name: refund.actionEmpty })

  await test.step("a refund of Stripe", async () => {
    await payment.getByRole("button", { name: refund.assignBegin }).click()
    await dialog.getByRole("button", { name: refund.assign }).click()
    await expect(dialog.getByRole("alert")).toBeVisible()
    await more(inStock.name_fr).click()
    expect(await violationsOn(dialog)).toEqual([])
    await dialog.getByRole("button", { name: refund.assign }).click()
    await expect(toasts).toContainText(refund.assigned)
    await expect(dialog).toBeHidden()
  })
  await test.step("goods that were not sent", async () => {
    await payment.getByRole("button", { name: refund.begin }).click()
    await expect(restock).toHaveCount(0)
    await more(inStock.name_fr).click()
    const total = dialog.getByRole("status").filter({ hasText: refund.total })
    await expect(total).toContainText("4,95")
    while (await more(soldOut.name_fr).isEnabled()) await more(soldOut.name_fr).click()
    await expect(restock).toBeChecked()
    await expect(dialog).toContainText(refund.restockUnsent)
    expect(await violationsOn(dialog)).toEqual([])
    await action.click()
    await expect(dialog).toBeHidden()
    await expect(payment).toContainText(refund.restocked)
  })
  await test.step("packing slip", async () => {
    await main.getByRole("link", { name: texts.order.slip }).click()
    const slip = main.getByRole("article")
    await expect(slip).toContainText(inStock.name_fr)
    await expect(slip).not.toContainText(soldOut.name_fr)
    await expect(slip).toContainText("Rue Haute 12")
    await expect(slip).not.toContainText("€")
    const print = main.getByRole("button", { name: texts.slip.print })
    await expect(print).toBeEnabled()
    expect(await violationsOn(page)).toEqual([])
    await page.emulateMedia({ media: "print" })
    await expect(page.getByRole("banner")).toBeHidden()
    await expect(print).toBeHidden()
    await expect(slip).toBeVisible()
    await page.emulateMedia({ media: null })
  })
  await test.step("slips in the customer's language and to a locker", async () => {
    const dutch = new ShopClient({ language: "nl" })
    const { id, weight } = await dutch.product("amandes-decortiquees")
    await dutch.addItem(id, 1)
    const locker = (await dutch.delivery("BE")).methods.find(({ code }) => code === "locker")
    const path = "/api/delivery/points?country=BE&kind=locker&postal_code=9000"
    const [point] = deliveryPointsSchema.parse((await dutch.send("GET", path)).body)
    if (!point) throw new Error("There is no locker.")
    const to = { delivery_method: locker?.id ?? "", delivery_point: point.id }
    const other = await buy(dutch, to, id)
    await admin.show(`/admin/orders/slips?numbers=${number},${other}`)
    const pick = main.getByRole("region", { name: texts.slip.pick })
    await expect(pick).toContainText(inStock.name_fr)
    const slip = main.locator("article[lang=nl]")
    for (const text of ["Pakbon", point.name, point.street, point.city, point.id, "Ada Peeters"])
      await expect(slip).toContainText(text)
    await expect(slip).toContainText(`${((weight ?? 0) * 3) / 1000}`.replace(".", ","))
    await expect(slip).not.toContainText("Rue Haute")
    await expect(main.locator("article[lang=fr]")).toContainText(fill(texts.slip.title, { number }))
  })
  await test.step("goods that were sent", async () => {
    await adminCalls.setStatus(number, "shipped")
    await admin.openOrder(number)
    await payment.getByRole("button", { name: refund.begin }).click()
    await more(inStock.name_fr).click()
    await expect(more(inStock.name_fr)).toBeDisabled()
    await expect(restock).not.toBeChecked()
    await restock.check()
    await action.click()
    await expect(dialog).toBeHidden()
    const { refunds, to_pack } = await adminCalls.order(number)
    expect(refunds.map(({ parts }) => parts?.items[0]?.quantity)).toEqual([1, 1, 1])
    expect(refunds.slice(1).map((each) => each.restock)).toEqual([true, true])
    expect(to_pack.map(({ name, quantity }) => [name, quantity])).toEqual([[inStock.name_fr, 1]])
  })
})
