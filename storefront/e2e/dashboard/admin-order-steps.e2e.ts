import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { signInAs } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`order status in ${language}`, () => {
    test.use({ language })

    test("staff find an order and change its status, and see an error if the change fails", async ({
      page,
      admin,
      adminCalls,
      toasts,
      noise,
    }) => {
      noise.expect(/\/status\?/)
      const number = await buy(new ShopClient())
      await page.goto("/admin")
      const { money, parcel, mail, ...orders } = admin.texts.orders
      const rows = admin.panel.getByRole("row")
      const search = admin.main.getByRole("searchbox", { name: orders.search })
      await admin.main.getByRole("combobox", { name: orders.filter }).selectOption("paid")
      await expect(page).toHaveURL(/status=paid/)
      await expect(rows.nth(1)).toContainText(money.paid)
      await search.fill("personne-ne-s-appelle-ainsi")
      await expect(admin.panel.getByText(orders.noneFound)).toBeVisible()
      await search.fill(number)
      await expect(rows).toHaveCount(2)
      await expect(admin.status(number)).toContainText(money.paid)
      await expect(admin.status(number)).toContainText(parcel.paid)
      await expect(admin.next(number, "preparing")).toHaveAttribute("title", mail.preparing)
      await admin.main.getByRole("combobox", { name: orders.filter }).selectOption({ index: 0 })
      await expect(page).not.toHaveURL(/status=paid/)
      await admin.next(number, "preparing").click()
      await expect(toasts).toContainText(admin.texts.done.order)
      await expect(admin.statusSelect(number)).toHaveValue("preparing")
      expect((await adminCalls.order(number)).status).toBe("preparing")

      let ask = () => {}
      const pending = new Promise<void>((resolve) => {
        ask = resolve
      })
      await page.route(/\/status\?/, async (route) => {
        await pending
        await route.abort("connectionrefused")
      })
      // "delivered" needs no confirmation, because it sends no e-mail and moves no money.
      await admin.choose(number, "delivered")
      await expect(admin.statusSelect(number)).toHaveValue("delivered")
      ask()
      await expect(toasts).toContainText(admin.texts.failure.order)
      await expect(admin.statusSelect(number)).toHaveValue("preparing")
    })
  })
}

test("the order screen asks before an e-mail is sent, rejects concurrent changes of status and tracking number, and refunds a cancelled order after a confirmation", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/status\?/)
  const number = await buy(new ShopClient())
  const { orders, order } = admin.texts
  const question = page.getByRole("alertdialog")
  const select = admin.statusSelect(number)
  await admin.openOrder(number)

  await test.step("status", async () => {
    await expect(admin.status(number)).toContainText(orders.mail.preparing)
    const puts: string[] = []
    page.on("request", (request) => {
      if (request.method() === "PUT") puts.push(request.url())
    })
    await select.focus()
    await page.keyboard.press("e")
    await page.keyboard.press("End")
    await expect(select).toHaveValue("paid")
    expect(await violationsOn(admin.status(number))).toEqual([])
    await admin.choose(number, "preparing")
    await expect(question).toContainText(orders.mail.preparing)
    await question
      .getByRole("button", { name: fill(orders.move.keep, { status: admin.statuses.paid }) })
      .click()
    await expect(select).toHaveValue("paid")
    expect(puts).toEqual([])
    await admin.choose(number, "pending")
    await expect.poll(async () => (await adminCalls.order(number)).status).toBe("pending")

    await adminCalls.setStatus(number, "preparing")
    await admin.choose(number, "delivered")
    const message = fill(orders.changedMeanwhile, { status: admin.statuses.preparing })
    await expect(toasts).toContainText(message)
    await expect(select).toHaveValue("preparing")
    expect((await adminCalls.order(number)).status).toBe("preparing")
  })
  await test.step("tracking number", async () => {
    const { action, hint } = orders.tracking
    const dialog = page.getByRole("dialog")
    const field = dialog.getByLabel(new RegExp(orders.ship.tracking))
    await admin.next(number, "shipped").click()
    await dialog.getByRole("button", { name: orders.ship.action }).click()
    await expect(dialog).toBeHidden()
    await admin.openTracking(number, "add")
    await expect(dialog).toContainText(hint)
    await dialog.getByRole("button", { name: action }).click()
    await expect(dialog).toContainText(orders.ship.wrong)
    await field.fill("3232 0000 0001")
    await page.unroute(/\/status\?/)
    await page.route(/\/status\?/, (route) => route.abort("connectionrefused"), { times: 1 })
    await dialog.getByRole("button", { name: action }).click()
    await expect(toasts).toContainText(admin.texts.failure.order)
    // The number that could not be saved need not be typed again.
    await expect(field).toHaveValue("3232 0000 0001")
    await dialog.getByRole("button", { name: action }).click()
    const history = admin.main.getByRole("list", { name: order.history })
    await expect(history).toContainText("3232 0000 0001")

    await admin.openTracking(number, "correct")
    await expect(field).toHaveValue("3232 0000 0001")
    await field.fill("3232 0000 0002")
    const json = { status: "shipped", tracking_number: "323200000003" }
    await adminCalls.shop.write("PUT", `/api/admin/orders/${number}/status`, { json })
    await dialog.getByRole("button", { name: action }).click()
    const { conflict } = textsIn("fr").common.draft
    await expect(dialog.getByRole("radio", { name: `${conflict.theirs} 323200000003` })).toBeVisible()
    expect((await adminCalls.order(number)).delivery.tracking_number).toBe("323200000003")
    await expect(field).toHaveValue("3232 0000 0002")
    await dialog.getByRole("button", { name: action }).click()
    await expect(history).toContainText("3232 0000 0002")
    const { status, delivery } = await adminCalls.order(number)
    expect([status, delivery.tracking_number]).toEqual(["shipped", "3232 0000 0002"])
  })
  await test.step("cancellation", async () => {
    const { totals } = await adminCalls.order(number)
    await admin.choose(number, "cancelled")
    await expect(question).toContainText(orders.mail.cancelled)
    expect(await violationsOn(question)).toEqual([])
    // No button is named only "Annuler", which could mean to cancel the order or the dialog.
    await expect(question.getByRole("button", { name: "Annuler", exact: true })).toHaveCount(0)
    await question.getByRole("button", { name: orders.cancel.keep, exact: true }).click()
    await expect(admin.status(number)).toContainText(orders.money.paid)
    await admin.choose(number, "cancelled")
    await question.getByRole("button", { name: orders.cancel.action }).click()
    await expect(admin.status(number)).toContainText(admin.statuses.cancelled)
    await expect
      .poll(async () => (await adminCalls.order(number)).payment.refunded_cents)
      .toBe(totals.total_cents)
  })
})

test(
  "a customer sees the status that an administrator sets",
  { tag: "@campaign" },
  async ({ page, admin, adminCalls, browser }) => {
    const shop = new ShopClient()
    const customer = await shop.register()
    const number = await buy(shop, { customer_email: customer.user.email, user_id: customer.user.id })
    await adminCalls.setStatus(number, "preparing")
    await admin.openOrder(number)
    await admin.next(number, "shipped").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel(new RegExp(admin.texts.orders.ship.tracking)).fill("x")
    await dialog.getByRole("button", { name: admin.texts.orders.ship.action }).click()
    await expect(dialog).toContainText(admin.texts.orders.ship.wrong)
    await dialog.getByLabel(new RegExp(admin.texts.orders.ship.tracking)).fill("3232 1234 5678")
    await dialog.getByRole("button", { name: admin.texts.orders.ship.action }).click()
    await expect(admin.status(number)).toContainText(admin.statuses.shipped)
    const history = admin.main.getByRole("list", { name: admin.texts.order.history })
    await expect(history).toContainText(admin.statuses.shipped)
    await expect(history).toContainText("3232 1234 5678")

    const theirs = await browser.newPage()
    await signInAs(theirs, customer)
    await theirs.goto(`/profile/orders/${number}`)
    await expect(theirs.getByRole("main")).toContainText(admin.statuses.shipped)
    await expect(theirs.getByRole("main")).toContainText("3232 1234 5678")
    await theirs.close()
  },
)
