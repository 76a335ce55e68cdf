import type { AdminProduct } from "@bon-perroquet/contract"
import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { repetitions } from "@bon-perroquet/testing/campaign"
import { buy } from "@bon-perroquet/testing/purchase"
import type { Page } from "@playwright/test"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

/** Maximum number of clicks to label, print and ship all orders, whatever their number. */
const MAX_CLICKS = 25
const ORDERS = repetitions(20)

/** Counts clicks on the page. @returns a function that returns their number */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction("countClick", () => (clicks += 1))
  await page.addInitScript("addEventListener('click', (event) => event.isTrusted && countClick(), true)")
  return () => clicks
}

/** Places an order per customer. Their e-mail addresses contain `word`. */
async function ordersOf(product: AdminProduct, word: string): Promise<string[]> {
  const people = Array.from({ length: ORDERS }, (_, at) => `${at}.${word}@example.org`)
  return Promise.all(people.map((customer_email) => buy(new ShopClient(), { customer_email }, product.id)))
}

test("staff label, print and ship all orders of a morning in few clicks", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const product = await adminCalls.makeProduct({ stock: 100 })
  const word = `matin-${Date.now()}`
  const numbers = await ordersOf(product, word)
  const { many, slip } = admin.texts
  const count = numbers.length
  const clicks = await countClicks(page)
  await page.goto(`/admin/orders?q=${word}`)
  const bar = admin.main.getByRole("region", { name: many.bar })
  const dialog = page.getByRole("dialog")

  await admin.main.getByRole("checkbox", { name: many.page, exact: true }).check()
  await expect(bar).toContainText(fill(many.chosen_other, { count }))
  expect(await violationsOn(page)).toEqual([])

  await bar.getByRole("button", { name: fill(many.labels.begin, { count }) }).click()
  await expect(dialog).toContainText(fill(many.labels.mail_other, { count }))
  expect(await violationsOn(dialog)).toEqual([])
  const download = page.waitForEvent("download")
  await dialog.getByRole("button", { name: fill(many.labels.action, { count }) }).click()
  expect((await download).suggestedFilename()).toBe("labels.pdf")
  await expect(toasts).toContainText(fill(many.labels.done_other, { count }))
  await expect(dialog).toBeHidden()
  const labelled = await Promise.all(numbers.map((number) => adminCalls.order(number)))
  expect(labelled.map(({ status }) => status)).toEqual(numbers.map(() => "preparing"))
  expect(new Set(labelled.map(({ delivery }) => delivery.tracking_number)).size).toBe(count)

  // The form contains the labels' tracking numbers. A scanner presses Enter, which moves to the next field.
  await bar.getByRole("button", { name: fill(many.shipped.begin, { count }) }).click()
  await expect(dialog).toContainText(fill(many.shipped.mail_other, { count }))
  const fields = dialog.getByRole("textbox")
  await expect(fields).toHaveCount(count)
  await expect(fields.first()).toHaveValue(/^3232\d{20}$/)
  await fields.first().focus()
  await fields.first().fill(await fields.nth(1).inputValue())
  for (let at = 0; at < count; at += 1) await page.keyboard.press("Enter")
  const ship = dialog.getByRole("button", { name: fill(many.shipped.action, { count }) })
  await expect(ship).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(dialog).toContainText(many.twice)
  expect(await violationsOn(dialog)).toEqual([])
  await fields.first().fill("3232 0000 1111")
  await ship.click()
  await expect(toasts).toContainText(fill(many.shipped.done_other, { count }))
  await expect(dialog).toBeHidden()
  const shipped = await Promise.all(numbers.map((number) => adminCalls.order(number)))
  expect(shipped.map(({ status }) => status)).toEqual(numbers.map(() => "shipped"))
  expect(shipped.map(({ delivery }) => delivery.tracking_number)).toContain("3232 0000 1111")

  await bar.getByRole("link", { name: fill(many.slips_other, { count }) }).click()
  await expect(admin.main.getByRole("article")).toHaveCount(count)
  await expect(admin.main.getByRole("region", { name: slip.pick })).toContainText(String(2 * count))
  for (const number of numbers) await expect(admin.main.getByRole("img", { name: number })).toBeVisible()
  await expect(admin.main).not.toContainText("€")
  expect(await violationsOn(page)).toEqual([])
  expect(clicks()).toBeLessThanOrEqual(MAX_CLICKS)
})

test(
  "a week's order changes: wrong address, dispute, swapped article, split parcel and partial refund",
  { tag: "@campaign" },
  async ({ page, admin, adminCalls, stripe }) => {
    const [ordered, other] = [
      await adminCalls.makeProduct({ price: 10, stock: 20 }),
      await adminCalls.makeProduct({ price: 4, stock: 20 }),
    ]
    const number = await buy(new ShopClient(), {}, ordered.id)
    const {
      articles,
      deliveryChange,
      holds,
      order,
      orders,
      parcels,
      payment,
      phoneOrder,
      promotions,
      refund,
    } = admin.texts
    const { main } = admin
    const dialog = page.getByRole("dialog")
    const unitOf = (text: string, { name_fr: name }: AdminProduct) =>
      dialog.getByRole("button", { name: fill(text, { name }), exact: true })

    await admin.openOrder(number)
    await admin.button(deliveryChange.begin).click()
    await dialog.getByLabel(phoneOrder.fields.street, { exact: true }).fill("Rue Neuve")
    await dialog.getByRole("button", { name: deliveryChange.save, exact: true }).click()
    await expect(dialog).toBeHidden()

    const { sessions } = await stripe.state("sessions")
    const session = sessions.find(({ metadata }) => metadata?.["order_number"] === number)?.id ?? ""
    const { id } = await stripe.dispute(session)
    await stripe.webhooksIdle()
    await page.reload()
    const dispute = main.getByRole("region", { name: fill(holds.title, { reason: holds.reasons.dispute }) })
    await expect(dispute).toBeVisible()
    await expect(admin.next(number, "preparing")).toHaveCount(0)
    await stripe.stepDispute(id, "won")
    await stripe.webhooksIdle()
    await page.reload()
    await expect(admin.next(number, "preparing")).toBeVisible()
    await expect(dispute).toHaveCount(0)

    await main.getByRole("button", { name: articles.begin, exact: true }).click()
    await unitOf(articles.less, ordered).click()
    await dialog.getByRole("searchbox", { name: articles.find }).fill(other.name_fr)
    await unitOf(promotions.form.addOf, other).click()
    await dialog.getByRole("button", { name: articles.preview, exact: true }).click()
    await dialog.getByRole("button", { name: articles.confirm, exact: true }).click()
    await expect(dialog).toBeHidden()

    const card = main.getByRole("region", { name: parcels.title, exact: true })
    await card.getByRole("button", { name: parcels.begin, exact: true }).click()
    await unitOf(refund.more, ordered).click()
    await dialog.getByRole("button", { name: parcels.pack, exact: true }).click()
    await expect(dialog).toBeHidden()
    const name = fill(parcels.number, { number: 1 })
    await card
      .getByRole("button", { name: fill(parcels.actionOf, { action: orders.next.shipped, name }) })
      .click()
    await dialog.getByRole("button", { name: orders.ship.action, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(admin.status(number)).toContainText(orders.parcel.partly)

    // Refunds the remaining goods, so that nothing must be sent any more.
    await main
      .getByRole("region", { name: payment.title })
      .getByRole("button", { name: refund.begin })
      .click()
    await unitOf(refund.more, other).click()
    await dialog.getByRole("button", { name: refund.actionEmpty }).click()
    await expect(dialog).toBeHidden()
    await expect(admin.statusSelect(number)).toHaveValue("shipped")
    const history = main.getByRole("list", { name: order.history })
    for (const text of [fill(holds.releasedOf, { reason: holds.reasons.dispute }), `+ 1 × ${other.name_fr}`])
      await expect(history).toContainText(text)
    expect(await adminCalls.order(number)).toMatchObject({
      ...{ status: "shipped", on_hold: false, shipping_address: { street: "Rue Neuve" } },
      // Refunds in cents: the lower price of the swapped article, then the added article.
      payment: { refunded_cents: 600 + 400 },
    })
  },
)

test(
  "a week's tasks work: partial refund, received goods, price, repeated e-mail, VAT return and journal",
  { tag: "@campaign" },
  async ({ page, admin, adminCalls, toasts }) => {
    const product = await adminCalls.makeProduct({ price: 10, stock: 20 })
    const number = await buy(new ShopClient(), {}, product.id)
    const { texts, main } = admin
    const dialog = page.getByRole("dialog")

    await admin.openOrder(number)
    await main
      .getByRole("region", { name: texts.payment.title })
      .getByRole("button", { name: texts.refund.begin })
      .click()
    await dialog
      .getByRole("button", { name: fill(texts.refund.more, { name: product.name_fr }), exact: true })
      .click()
    await dialog.getByRole("button", { name: texts.refund.actionEmpty }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(async () => (await adminCalls.order(number)).payment.refunded_cents).toBe(1000)

    const mails = main.getByRole("region", { name: texts.messages.title })
    await mails.getByRole("button", { name: texts.again.send }).last().click()
    await dialog.getByRole("button", { name: texts.again.send }).click()
    await expect(main.getByRole("list", { name: texts.order.history })).toContainText(texts.write.kinds.again)

    await page.goto(`/admin/stock?id=${product.id}`)
    await main.locator("form").getByLabel(texts.stock.units).fill("40")
    await admin.button(texts.stock.save).click()
    await expect(toasts).toContainText(texts.done.stock)

    await admin.openProducts(product.sku)
    await admin.price(product).fill("11,50")
    await admin.price(product).press("Enter")
    await expect(toasts).toContainText(texts.done.price)
    expect(await adminCalls.product(product.id)).toMatchObject({ price: 11.5 })

    // The journal needs the password, because it contains personal data.
    await adminCalls.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
    await page.goto("/admin/accounting")
    const { accounting, vatReport } = textsIn("fr").admin
    for (const [tab, button] of [
      [null, vatReport.csv],
      [accounting.tabs.files, accounting.journal.fetch],
    ] as const) {
      if (tab) await main.getByRole("tab", { name: tab }).click()
      const download = page.waitForEvent("download")
      await admin.button(button).click()
      expect((await download).suggestedFilename()).toMatch(/\.csv$/)
    }
  },
)
