import type { AdminProduct } from "@bon-perroquet/contract"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test("staff edit the product table by keyboard or a pasted column, and save all changes at once", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/\/api\/admin\/products$/)
  const [one, two] = [
    await adminCalls.makeProduct({ price: 10, stock: 12 }),
    await adminCalls.makeProduct({ price: 10, stock: 12 }),
  ] as const
  const { products, productTable, form } = admin.texts
  const field = (text: string, { name_fr: name }: AdminProduct) =>
    page.getByRole("textbox", { name: fill(text, { name }), exact: true })
  await admin.openProducts(one.sku)
  for (const product of [one, two]) {
    await admin.main.getByRole("searchbox").fill(product.sku)
    await page.getByRole("checkbox", { name: fill(productTable.one, { name: product.name_fr }) }).check()
  }
  await page.getByRole("link", { name: productTable.begin }).click()
  await expect(field(products.priceOf, one)).toHaveValue("10,00")
  expect(await violationsOn(page)).toEqual([])

  // Pastes two columns of a spreadsheet. The table must use only the first.
  await field(products.priceOf, one).focus()
  await page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData("text", "11,50\tx\n4\ty\n")
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect(field(products.priceOf, two)).toHaveValue("4")
  await page.keyboard.press("Enter")
  await expect(field(products.priceOf, two)).toBeFocused()
  await page.keyboard.press("ArrowUp")
  await expect(field(products.priceOf, one)).toBeFocused()
  await field(productTable.movedOf, one).fill("-20")
  await field(productTable.nameOf, two).fill("Noix du tableau")

  await adminCalls.shop.write("PUT", `/api/admin/products/${two.id}`, {
    json: { price: 9, is_featured: true },
  })
  await admin.button(productTable.save).click()
  const question = page.getByRole("dialog")
  await expect(question).toContainText(two.name_fr)
  await expect(question).not.toContainText(one.name_fr)
  await question.getByRole("button", { name: productTable.jumps.action }).click()
  const both = page.getByRole("group", { name: `${two.name_fr}: ${form.price}` })
  await both.getByRole("radio").last().check()
  await expect(field(products.priceOf, two)).toHaveValue("9,00")
  expect((await adminCalls.product(one.id))?.price).toBe(10)

  await admin.button(productTable.save).click()
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toContainText("1")
  await expect(page.getByRole("row").filter({ hasText: one.sku })).toContainText(one.name_fr)
  expect((await adminCalls.product(two.id))?.name_fr).toBe(two.name_fr)
  await field(productTable.movedOf, one).fill("-2")
  await admin.button(productTable.save).click()
  await expect(toasts).toContainText(productTable.done)
  expect(await adminCalls.product(one.id)).toMatchObject({ price: 11.5, stock: 10 })
  expect(await adminCalls.product(two.id)).toMatchObject({ price: 9, name_fr: "Noix du tableau" })
})
