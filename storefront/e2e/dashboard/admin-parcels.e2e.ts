import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

/** Clicks that a morning's parcels may take, however many they are. */
const MAX_CLICKS = 25

test("a morning's orders are labelled, printed and shipped together, in few clicks", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const email = `matin-${Date.now()}@example.org`
  const numbers = [
    await buy(new ShopClient(), { customer_email: email }),
    await buy(new ShopClient(), { customer_email: email }),
    await buy(new ShopClient(), { customer_email: email }),
  ]
  const { many, slip } = admin.texts
  const count = numbers.length
  let clicks = 0
  await page.exposeFunction("countClick", () => (clicks += 1))
  await page.addInitScript("addEventListener('click', (event) => event.isTrusted && countClick(), true)")
  await page.goto(`/admin/orders?q=${email}`)
  const bar = admin.main.getByRole("region", { name: many.bar })
  const dialog = page.getByRole("dialog")

  await admin.main.getByRole("checkbox", { name: many.page, exact: true }).check()
  await expect(bar).toContainText(fill(many.chosen_other, { count }))
  expect(await violationsOn(page)).toEqual([])

  // The labels: one PDF, and each barcode is the parcel's number.
  await bar.getByRole("button", { name: fill(many.labels.begin, { count }) }).click()
  await expect(dialog).toContainText(fill(many.labels.mail_other, { count }))
  expect(await violationsOn(page)).toEqual([])
  const download = page.waitForEvent("download")
  await dialog.getByRole("button", { name: fill(many.labels.action, { count }) }).click()
  expect((await download).suggestedFilename()).toBe("bpost.pdf")
  await expect(toasts).toContainText(fill(many.labels.done_other, { count }))
  await expect(dialog).toBeHidden()
  const labelled = await Promise.all(numbers.map((number) => adminCalls.order(number)))
  expect(labelled.map(({ status }) => status)).toEqual(numbers.map(() => "preparing"))
  expect(new Set(labelled.map(({ delivery }) => delivery.tracking_number)).size).toBe(count)

  // Shipped: the numbers of the labels stand there already. Enter, as a scanner types it, goes from field to field.
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
  expect(await violationsOn(page)).toEqual([])
  await fields.first().fill("3232 0000 1111")
  await ship.click()
  await expect(toasts).toContainText(fill(many.shipped.done_other, { count }))
  await expect(dialog).toBeHidden()
  const shipped = await Promise.all(numbers.map((number) => adminCalls.order(number)))
  expect(shipped.map(({ status }) => status)).toEqual(numbers.map(() => "shipped"))
  expect(shipped.map(({ delivery }) => delivery.tracking_number)).toContain("3232 0000 1111")

  // Packing slips: what to fetch for all, then a page for each with its number as bars.
  await bar.getByRole("link", { name: fill(many.slips_other, { count }) }).click()
  await expect(admin.main.getByRole("article")).toHaveCount(count)
  await expect(admin.main.getByRole("region", { name: slip.pick })).toContainText(String(2 * count))
  for (const number of numbers) await expect(admin.main.getByRole("img", { name: number })).toBeVisible()
  await expect(admin.main).not.toContainText("€")
  expect(await violationsOn(page)).toEqual([])
  expect(clicks).toBeLessThanOrEqual(MAX_CLICKS)
})

test("of many orders those that can't be packed are told with the reason, and the others are packed", async ({
  page,
  admin,
  adminCalls,
}) => {
  const email = `ensemble-${Date.now()}@example.org`
  const [first, second] = [
    await buy(new ShopClient(), { customer_email: email }),
    await buy(new ShopClient(), { customer_email: email }),
  ]
  const { many } = admin.texts
  await page.goto(`/admin/orders?q=${email}`)
  for (const number of [first, second])
    await admin.main.getByRole("checkbox", { name: fill(many.one, { number }), exact: true }).check()
  // Somebody else ships one of them meanwhile.
  await adminCalls.setStatus(second, "shipped")
  const bar = admin.main.getByRole("region", { name: many.bar })
  await bar.getByRole("button", { name: fill(many.preparing.begin, { count: 2 }) }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: fill(many.preparing.action, { count: 2 }) }).click()
  const results = dialog.getByRole("list", { name: many.results }).getByRole("listitem")
  await expect(results).toHaveCount(2)
  await expect(results.first()).toContainText(second)
  await expect(results.first()).toContainText(many.failed)
  await expect(results.nth(1)).toContainText(many.worked)
  expect(await violationsOn(page)).toEqual([])
  expect((await adminCalls.order(first)).status).toBe("preparing")
  await dialog.getByRole("button", { name: many.close, exact: true }).click()

  // The list keeps days and order in its address, and a view keeps them by a name.
  await page.goto("/admin/orders?from=2020-01-01&to=2020-12-31&sort=oldest")
  await expect(admin.main.getByText(admin.texts.orders.noneFound)).toBeVisible()
  const { views, orders } = admin.texts
  await admin.main.getByRole("button", { name: views.menu, exact: true }).click()
  await page.getByRole("menuitem", { name: views.keep, exact: true }).click()
  await dialog.getByLabel(views.name, { exact: true }).fill("Année 2020")
  await dialog.getByRole("button", { name: views.keepAction, exact: true }).click()
  await page.goto("/admin/orders")
  await admin.main.getByRole("button", { name: views.menu, exact: true }).click()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole("menuitemcheckbox", { name: orders.customer, exact: true }).click()
  await expect(admin.main.getByRole("columnheader", { name: orders.customer, exact: true })).toHaveCount(0)
  await page.getByRole("menuitem", { name: "Année 2020", exact: true }).click()
  await expect(page).toHaveURL(/from=2020-01-01&to=2020-12-31&sort=oldest/)

  // A number that is scanned into the list's search opens the order.
  await admin.main.getByRole("searchbox", { name: orders.search }).fill(first)
  await page.keyboard.press("Enter")
  await expect(page).toHaveURL(new RegExp(`/admin/orders/${first}$`))
})
