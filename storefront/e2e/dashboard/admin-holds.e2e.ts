import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

test("an order on hold cannot be packed until its release, and its history contains both", async ({
  page,
  admin,
  adminCalls,
}) => {
  const number = await buy(new ShopClient())
  await admin.openOrder(number)
  const { holds, orders, order } = admin.texts
  const reason = holds.reasons.address
  await admin.main.getByRole("button", { name: holds.begin, exact: true }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(holds.reason, { exact: true }).selectOption({ label: reason })
  await dialog.getByLabel(holds.note).fill("Rue inconnue du transporteur")
  expect(await violationsOn(dialog)).toEqual([])
  await dialog.getByRole("button", { name: holds.place, exact: true }).click()

  const notice = admin.main.getByRole("region", { name: fill(holds.title, { reason }) })
  await expect(notice).toContainText("Rue inconnue du transporteur")
  await expect(admin.main.getByText(orders.parcel.on_hold, { exact: true })).toBeVisible()
  const pack = admin.main.getByRole("button", {
    name: fill(orders.nextOf, { step: orders.next.preparing, number }),
  })
  await expect(pack).toHaveCount(0)
  expect((await adminCalls.order(number)).on_hold).toBe(true)

  await notice.getByRole("button", { name: holds.release, exact: true }).click()
  await dialog.getByLabel(holds.releaseNote).fill("Adresse confirmée")
  await dialog.getByRole("button", { name: holds.release, exact: true }).click()
  await expect(notice).toHaveCount(0)
  await expect(pack).toBeVisible()
  const history = admin.main.getByRole("list", { name: order.history })
  await expect(history).toContainText(fill(holds.releasedOf, { reason }))
  await expect(history).toContainText("Adresse confirmée")
})

test("the refund dialog fills in a full refund and releases the goods", async ({
  page,
  admin,
  adminCalls,
}) => {
  const number = await buy(new ShopClient())
  const { payment } = await adminCalls.order(number)
  await admin.openOrder(number)
  const { refund, payment: card } = admin.texts
  await admin.main
    .getByRole("region", { name: card.title })
    .getByRole("button", { name: refund.begin })
    .click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: refund.all, exact: true }).click()
  expect((await adminCalls.order(number)).payment.refunded_cents).toBe(0)
  await expect(dialog.getByRole("checkbox", { name: refund.restock })).toBeChecked()
  const euros = (payment.paid_cents / 100).toFixed(2).replace(".", ",")
  await dialog.getByRole("button", { name: new RegExp(`^Rembourser ${euros}`) }).click()
  await expect(dialog).toBeHidden()
  const order = await adminCalls.order(number)
  expect(order.payment.refunded_cents).toBe(payment.paid_cents)
  expect(order.to_pack).toEqual([])
})

test("the refund quantity can be typed up to the ordered quantity", async ({ page, admin }) => {
  const number = await buy(new ShopClient())
  await admin.openOrder(number)
  const { refund, payment: card } = admin.texts
  await admin.main
    .getByRole("region", { name: card.title })
    .getByRole("button", { name: refund.begin })
    .click()
  const dialog = page.getByRole("dialog")
  const quantity = dialog.getByRole("list", { name: refund.lines }).getByRole("textbox").first()
  await quantity.fill("99")
  await expect(quantity).not.toHaveValue("99")
  await quantity.fill("")
  await expect(quantity).toHaveValue("0")
})

test("a bulk action without response shows the result of each order", async ({ page, admin, noise }) => {
  noise.expect(/\/orders\/status$/)
  const email = `reponse-${Date.now()}@example.org`
  const number = await buy(new ShopClient(), { customer_email: email })
  const { many } = admin.texts
  await page.goto(`/admin/orders?q=${email}`)
  await admin.main.getByRole("checkbox", { name: fill(many.one, { number }), exact: true }).check()
  await admin.main.getByRole("button", { name: fill(many.preparing.begin, { count: 1 }) }).click()
  await page.route(/\/orders\/status$/, async (route) => {
    await route.fetch()
    await route.abort("connectionrefused")
  })
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: fill(many.preparing.action, { count: 1 }) }).click()
  const result = dialog.getByRole("list", { name: many.results }).getByRole("listitem")
  await expect(result).toContainText(many.worked)
})

test("the pick list uses the shopkeeper's language and the packing slip the customer's", async ({
  page,
  admin,
}) => {
  const email = `paquet-${Date.now()}@example.org`
  const numbers = [
    await buy(new ShopClient(), { customer_email: email }),
    await buy(new ShopClient({ language: "nl" }), { customer_email: email }),
  ]
  const { slip } = admin.texts
  await page.goto(`/admin/orders/slips?numbers=${numbers.join(",")}`)
  const pick = admin.main.getByRole("region", { name: slip.pick })
  await expect(pick.getByRole("row")).toHaveCount(2)
  const dutch = admin.main.locator("article[lang=nl]")
  await expect(dutch).toContainText("Pakbon")
  await expect(admin.main.locator("article[lang=fr]")).toContainText(
    fill(slip.title, { number: numbers[0] ?? "" }),
  )
})
