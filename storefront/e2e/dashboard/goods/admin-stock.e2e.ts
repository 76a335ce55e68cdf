import { linkTo } from "@bon-perroquet/testing/mailbox"
import { WITHOUT_ROWS } from "../../shop/admin-screen"
import { newPerson } from "../../shop/account-screen"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"

test("the dashboard lists back-in-stock alerts, the stock screen records received goods with their reasons, and the settings show the URLs of the product feeds", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/stock-movements$/)
  const { today, wanted, stock, settings } = admin.texts
  const product = await adminCalls.makeProduct({ stock: 0 })
  const { email } = newPerson()
  await adminCalls.shop.write("POST", `/api/products/${product.id}/back-in-stock`, { json: { email } })
  const { token } = await linkTo(email, "/back-in-stock")
  await adminCalls.shop.write("POST", "/api/back-in-stock/confirm", { json: { token } })

  await page.goto(`/admin?${WITHOUT_ROWS}`)
  await page.getByRole("link", { name: today.wanted }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted.title)
  const row = page.getByRole("row").filter({ hasText: product.sku })
  await expect(row).toContainText(product.name_fr)
  await row.getByRole("link").click()
  await expect(page).toHaveURL(new RegExp(`/admin/stock\\?id=${product.id}`))

  const field = (label: string) => admin.main.locator("form").getByLabel(label)
  const history = page.getByRole("table", { name: stock.history })
  await admin.button(stock.save).click()
  await expect(field(stock.units)).toHaveAttribute("aria-invalid", "true")
  await field(stock.units).fill("40")
  await field(stock.note).fill("Bon 117")
  await admin.button(stock.save).click()
  await expect(toasts).toContainText(admin.texts.done.stock)
  await expect(history.getByRole("row").nth(1)).toContainText(/Bon 117.*\+40.*40/s)
  await expect(page.getByRole("table", { name: stock.now })).toContainText("40")
  await field(stock.kind).selectOption("out")
  await expect(field(stock.reason)).toHaveValue("damaged")

  await field(stock.kind).selectOption("count")
  const found = { json: { kind: "in", quantity: 2, reason: "found" } }
  await adminCalls.shop.write("POST", `/api/admin/products/${product.id}/stock-movements`, found)
  await field(stock.counted).fill("39")
  await admin.button(stock.save).click()
  await expect(toasts).toContainText(admin.texts.failure.stock)
  await expect(field(stock.counted)).toHaveValue("39")
  await expect(field(stock.counted)).toHaveAccessibleDescription(/Le stock a changé.*42/)
  await admin.button(stock.save).click()
  await expect(history.getByRole("row").nth(1)).toContainText(/−3.*39/s)
  expect(await violationsOn(page)).toEqual([])

  await admin.show("/admin/settings/feeds")
  await expect(page.getByRole("heading", { name: settings.feeds.title })).toBeVisible()
  const address = await page
    .getByLabel(/français/)
    .first()
    .inputValue()
  expect(address).toMatch(/\/feeds\/google-fr\.xml$/)
  expect((await page.request.get(address)).headers()["content-type"]).toContain("application/xml")
})
