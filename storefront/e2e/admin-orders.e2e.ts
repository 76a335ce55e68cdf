import { LANGUAGES } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { given, ShopClient, until } from "@bon-perroquet/testing"
import { buy, HOME } from "@bon-perroquet/testing/purchase"
import { signInAs } from "./shop/admin-screen"
import { violationsOn } from "./shop/axe"
import { centsIn } from "./shop/money"
import { expect, test } from "./shop/test"
import { fill, textsIn } from "./shop/texts"

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("an order is found, its status changed and told; a change that fails is told too", async ({
      page,
      admin,
      adminCalls,
      toasts,
      noise,
    }) => {
      noise.expect(/\/status\?/)
      const number = await buy(new ShopClient())
      await page.goto("/admin")
      await admin.main.getByRole("searchbox", { name: admin.texts.orders.search }).fill(number)
      await expect(admin.panel.getByRole("row")).toHaveCount(2)
      await expect(admin.status(number)).toHaveValue("paid")
      await admin.status(number).selectOption("preparing")
      await expect(toasts).toContainText(admin.texts.done.order)
      await expect(admin.status(number)).toHaveValue("preparing")
      expect((await adminCalls.order(number)).status).toBe("preparing")

      await page.route(/\/status\?/, (route) => route.abort("connectionrefused"))
      await admin.status(number).selectOption("delivered")
      await expect(toasts).toContainText(admin.texts.failure.order)
      await expect(admin.status(number)).toHaveValue("preparing")
    })
  })
}

test("the customer sees in the account what the administrator sets", async ({ page, admin, browser }) => {
  const shop = new ShopClient()
  const customer = await shop.register()
  const number = await buy(shop, { customer_email: customer.user.email, user_id: customer.user.id })
  await admin.openOrder(number)
  await admin.status(number).selectOption("shipped")
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel(new RegExp(admin.texts.orders.ship.tracking)).fill("x")
  await dialog.getByRole("button", { name: admin.texts.orders.ship.action }).click()
  await expect(dialog).toContainText(admin.texts.orders.ship.wrong)
  await dialog.getByLabel(new RegExp(admin.texts.orders.ship.tracking)).fill("3232 1234 5678")
  await dialog.getByRole("button", { name: admin.texts.orders.ship.action }).click()
  await expect(admin.status(number)).toHaveValue("shipped")
  const history = admin.main.getByRole("list", { name: admin.texts.order.history })
  await expect(history).toContainText(admin.statuses.shipped)
  await expect(history).toContainText("3232 1234 5678")

  const theirs = await browser.newPage()
  await signInAs(theirs, customer)
  await theirs.goto(`/profile/orders/${number}`)
  await expect(theirs.getByRole("main")).toContainText(admin.statuses.shipped)
  await expect(theirs.getByRole("main")).toContainText("3232 1234 5678")
  await theirs.close()
})

test("an order changed by somebody else meanwhile is not changed again; what it is now is told and shown", async ({
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/status\?/)
  const number = await buy(new ShopClient())
  await admin.openOrder(number)
  await adminCalls.setStatus(number, "preparing")
  await admin.status(number).selectOption("delivered")
  const told = fill(admin.texts.orders.changedMeanwhile, { status: admin.statuses.preparing })
  await expect(toasts).toContainText(told)
  await expect(admin.status(number)).toHaveValue("preparing")
  expect((await adminCalls.order(number)).status).toBe("preparing")
})

test("cancelling asks first, and gives the money back", async ({ page, admin, adminCalls, toasts }) => {
  const number = await buy(new ShopClient())
  const { totals } = await adminCalls.order(number)
  await admin.openOrder(number)
  await admin.status(number).selectOption("cancelled")
  const question = page.getByRole("alertdialog")
  await expect(question).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await question.getByRole("button", { name: admin.texts.cancel, exact: true }).click()
  await expect(admin.status(number)).toHaveValue("paid")
  await admin.status(number).selectOption("cancelled")
  await question.getByRole("button", { name: admin.texts.orders.cancel.action }).click()
  await expect(toasts).toContainText(admin.texts.done.order)
  await expect(admin.status(number)).toHaveValue("cancelled")
  expect((await adminCalls.order(number)).payment.refunded_cents).toBe(totals.total_cents)
})

test("an order tells its items, address, VAT, payment and history; a part of it is refunded once", async ({
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
  await dialog.getByRole("button", { name: texts.refund.action }).click()
  await expect(amount).toHaveAttribute("aria-invalid", "true")
  expect(await violationsOn(page)).toEqual([])
  // The answer gets lost on the way: pressed again, the same money is not given back twice.
  await page.route(/\/refunds$/, async (route) => {
    await route.fetch()
    await route.abort("connectionrefused")
  })
  await amount.fill("1,50")
  await dialog.getByLabel(new RegExp(texts.refund.reason)).fill("Sachet abîmé")
  await dialog.getByRole("button", { name: texts.refund.action }).click()
  await expect(toasts).toContainText(texts.failure.refund)
  await page.unroute(/\/refunds$/)
  await dialog.getByRole("button", { name: texts.refund.action }).click()
  await expect(dialog).toBeHidden()
  const refunds = payment.getByRole("list", { name: texts.refund.list })
  await expect(refunds.getByRole("listitem")).toHaveCount(1)
  await expect(refunds).toContainText("Sachet abîmé")
  expect((await adminCalls.order(number)).payment.refunded_cents).toBe(150)
})

test("goods are refunded by their lines, and a refund made in Stripe is assigned to them", async ({
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
  const stripe = new EmulatorControl(given("STRIPE_EMULATOR_URL"))
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
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole("button", { name: texts.refund.assign }).click()
  await expect(toasts).toContainText(texts.refund.assigned)
  await expect(dialog).toBeHidden()

  await payment.getByRole("button", { name: texts.refund.begin }).click()
  await dialog.getByRole("button", { name: more }).click()
  await expect(dialog.getByRole("button", { name: more })).toBeDisabled()
  const total = dialog.getByRole("status").filter({ hasText: texts.refund.total })
  await expect(total).toContainText("4,95")
  await dialog.getByRole("button", { name: texts.refund.action, exact: true }).click()
  await expect(dialog).toBeHidden()
  const { refunds } = await adminCalls.order(number)
  expect(refunds.map(({ parts }) => parts?.items[0]?.quantity)).toEqual([1, 1])
})

test("a packing slip can be printed, and names what goes into the parcel without prices", async ({
  page,
  admin,
  adminCalls,
}) => {
  const number = await buy(new ShopClient())
  const { items } = await adminCalls.order(number)
  await admin.openOrder(number)
  await admin.main.getByRole("link", { name: admin.texts.order.slip }).click()
  const slip = admin.main.getByRole("article")
  await expect(slip).toContainText(items[0]?.name ?? "?")
  await expect(slip).toContainText("Rue Haute 12")
  await expect(slip).not.toContainText("€")
  await expect(admin.main.getByRole("button", { name: admin.texts.slip.print })).toBeEnabled()
  await page.emulateMedia({ media: "print" })
  await expect(page.getByRole("banner")).toBeHidden()
  await expect(admin.main.getByRole("button", { name: admin.texts.slip.print })).toBeHidden()
  await expect(slip).toBeVisible()
})

test("the carrier's label data come as a file", async ({ page, admin }) => {
  const number = await buy(new ShopClient())
  await admin.openOrder(number)
  const download = page.waitForEvent("download")
  await admin.button(admin.texts.order.label).click()
  expect((await download).suggestedFilename()).toBe(`bpost-${number}.csv`)
})

test("orders are filtered by status and shown a page at a time", async ({ page, admin }) => {
  await buy(new ShopClient())
  await page.goto("/admin")
  await admin.main.getByRole("combobox", { name: admin.texts.orders.filter }).selectOption("paid")
  await expect(page).toHaveURL(/status=paid/)
  const rows = admin.panel.getByRole("row")
  await expect(rows.nth(1).getByRole("combobox")).toHaveValue("paid")
  await admin.main.getByRole("searchbox").fill("personne-ne-s-appelle-ainsi")
  await expect(admin.panel.getByText(admin.texts.orders.noneFound)).toBeVisible()
})

test("an order's total in the list is the total that was paid", async ({ page, admin, adminCalls }) => {
  const number = await buy(new ShopClient())
  const { totals } = await adminCalls.order(number)
  await page.goto(`/admin?q=${number}`)
  const total = admin.row(number).getByRole("cell").filter({ hasText: "€" })
  expect(centsIn((await total.innerText()).replace(admin.texts.orders.total, ""))).toBe(totals.total_cents)
})

test("an order that does not exist is said not to", async ({ page, admin, noise }) => {
  noise.expect(/\/api\/admin\/orders\//)
  await page.goto("/admin/orders/BP-1999-000001")
  await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(admin.texts.order.unknown)
})
