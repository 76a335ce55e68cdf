import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"

test("staff set a sale price next to the lowest price of the last thirty days, which the shop shows at once, and end it", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const product = await adminCalls.makeProduct({ price: 10 })
  const { sale } = admin.texts
  await page.goto(`/admin/products?edit=${product.id}`)
  await admin.button(sale.add).click()
  const form = page.getByRole("dialog", { name: sale.add })
  const price = form.getByRole("textbox", { name: sale.price })
  await expect(price).toHaveAccessibleDescription(/10,00.*10,00/)
  await price.fill("12")
  await form.getByRole("button", { name: sale.save }).click()
  await expect(price).toHaveAccessibleDescription(new RegExp(sale.errors.price))
  expect(await violationsOn(form)).toEqual([])
  await price.fill("8,50")
  await form.getByRole("button", { name: sale.save }).click()
  await expect(toasts).toContainText(sale.saved)
  const line = admin.main.getByRole("listitem").filter({ hasText: sale.states.running })
  await expect(line).toContainText("8,50")

  await expect.poll(async () => (await adminCalls.product(product.id))?.variants[0]?.charged_price).toBe(8.5)
  await line.getByRole("button", { name: /^Terminer/ }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: sale.end }).click()
  await expect(admin.main.getByText(sale.none)).toBeVisible()
  expect((await adminCalls.product(product.id))?.variants[0]?.charged_price).toBeNull()
})
