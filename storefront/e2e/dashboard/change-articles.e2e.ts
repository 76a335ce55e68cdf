import { ShopClient } from "@bon-perroquet/testing"
import { buy } from "@bon-perroquet/testing/purchase"
import { violationsOn } from "../shop/axe"
import { delayRequests } from "../shop/delayed-requests"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

test("staff swap articles of an order after seeing the price difference, and the order's history contains the change", async ({
  page,
  admin,
  adminCalls,
}) => {
  const ordered = await adminCalls.makeProduct({ price: 10, stock: 20 })
  const other = await adminCalls.makeProduct({ price: 4, stock: 20 })
  const number = await buy(new ShopClient(), {}, ordered.id)
  await admin.openOrder(number)
  const { articles, promotions, order } = admin.texts
  const dialog = page.getByRole("dialog")
  await admin.main.getByRole("button", { name: articles.begin, exact: true }).click()
  const preview = dialog.getByRole("button", { name: articles.preview, exact: true })
  await expect(preview).toBeDisabled()
  await dialog
    .getByRole("button", { name: fill(articles.less, { name: ordered.name_fr }), exact: true })
    .click()
  await dialog.getByRole("searchbox", { name: articles.find }).fill(other.name_fr)
  await dialog.getByRole("button", { name: fill(promotions.form.addOf, { name: other.name_fr }) }).click()
  await preview.click()
  await expect(dialog.getByRole("status")).toContainText("6,00")
  expect(await violationsOn(dialog)).toEqual([])

  await dialog
    .getByRole("button", { name: fill(articles.more, { name: other.name_fr }), exact: true })
    .click()
  await expect(dialog.getByRole("button", { name: articles.confirm, exact: true })).toHaveCount(0)
  const release = await delayRequests(page, /\/articles\/preview$/)
  const late = page.waitForResponse(/\/articles\/preview$/)
  await preview.click()
  await dialog
    .getByRole("button", { name: fill(articles.more, { name: other.name_fr }), exact: true })
    .click()
  release()
  await late
  // The late difference belongs to the former articles, so it is shown when they are back.
  await expect(preview).toBeEnabled()
  await expect(dialog.getByRole("status")).toHaveCount(0)
  await dialog
    .getByRole("button", { name: fill(articles.less, { name: other.name_fr }), exact: true })
    .click()
  await expect(dialog.getByRole("status")).toContainText("2,00")
  await dialog.getByRole("button", { name: articles.confirm, exact: true }).click()
  await expect(dialog).toBeHidden()

  await expect(admin.main.getByRole("list", { name: order.history })).toContainText(`+ 2 × ${other.name_fr}`)
  const { items, payment } = await adminCalls.order(number)
  expect(items.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
  expect(payment.refunded_cents).toBe(200)
})
