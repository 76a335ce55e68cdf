import { linkTo } from "@bon-perroquet/testing/mailbox"
import { newPerson } from "../../shop/account-screen"
import { expect, test } from "../../shop/test"

test("the dashboard counts and lists back-in-stock alerts, and its settings show the URLs of the product feeds", async ({
  page,
  admin,
  adminCalls,
}) => {
  const { today, wanted, settings } = admin.texts
  const product = await adminCalls.makeProduct({ stock: 0 })
  const { email } = newPerson()
  await adminCalls.shop.write("POST", `/api/products/${product.id}/back-in-stock`, { json: { email } })
  const { token } = await linkTo(email, "/back-in-stock")
  await adminCalls.shop.write("POST", "/api/back-in-stock/confirm", { json: { token } })

  await page.goto("/admin")
  await page.getByRole("link", { name: today.wanted }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(wanted.title)
  const row = page.getByRole("row").filter({ hasText: product.sku })
  await expect(row).toContainText(product.name_fr)
  await row.getByRole("link").click()
  await expect(page).toHaveURL(new RegExp(`/admin/stock\\?id=${product.id}`))

  await page.goto("/admin/settings/feeds")
  await expect(page.getByRole("heading", { name: settings.feeds.title })).toBeVisible()
  const address = await page
    .getByLabel(/français/)
    .first()
    .inputValue()
  expect(address).toMatch(/\/feeds\/google-fr\.xml$/)
  expect((await page.request.get(address)).headers()["content-type"]).toContain("application/xml")
})
