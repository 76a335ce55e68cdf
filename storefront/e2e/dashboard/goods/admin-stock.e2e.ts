import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"

test("the stock screen records received goods and lists movements with reasons", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const product = await adminCalls.makeProduct({ stock: 12 })
  const { stock } = admin.texts
  const field = (label: string) => page.getByRole("main").locator("form").getByLabel(label)
  await admin.openProducts(product.sku)
  await admin.productRow(product).getByRole("link", { name: stock.title }).click()
  const history = page.getByRole("table", { name: stock.history })
  await expect(history).toContainText(stock.reasons.opening)

  await page.getByRole("button", { name: stock.save }).click()
  await expect(field(stock.units)).toHaveAttribute("aria-invalid", "true")
  await field(stock.units).fill("40")
  await field(stock.note).fill("Bon 117")
  await page.getByRole("button", { name: stock.save }).click()
  await expect(toasts).toContainText(admin.texts.done.stock)
  await expect(history.getByRole("row").nth(1)).toContainText(/Bon 117.*\+40.*52/s)
  await expect(page.getByRole("table", { name: stock.now })).toContainText("52")

  await field(stock.kind).selectOption("out")
  await expect(field(stock.reason)).toHaveValue("damaged")
  expect(await violationsOn(page)).toEqual([])
})
