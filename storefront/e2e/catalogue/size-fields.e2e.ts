import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"

/** The demo shop declares this field of sizes. */
const PACKAGING = "Emballage"

test("a custom field of sizes is edited for each size, shown with the chosen size, and filters the product list", async ({
  page,
  admin,
  adminCalls,
  products,
  toasts,
}) => {
  const { form, done } = admin.texts
  const product = await adminCalls.makeProduct({
    variants: [
      { label_fr: "500 g", price: 5, stock: 10, custom_fields: { packaging: "paper" } },
      { label_fr: "5 kg", price: 40, stock: 10 },
    ],
  })
  await page.goto(`/admin/products?edit=${product.id}`)
  const sizes = page.getByRole("region", { name: form.sizes.title })
  const fields = sizes.getByLabel(PACKAGING)
  await expect(fields).toHaveCount(2)
  await expect(fields.first()).toHaveValue("paper")
  await fields.last().selectOption("bucket")
  expect(await violationsOn(sizes)).toEqual([])
  await admin.button(form.save).click()
  await expect(toasts).toContainText(done.changed)

  const fact = (value: string) => page.getByRole("definition").filter({ hasText: new RegExp(`^${value}$`) })
  await expect
    .poll(async () => {
      await page.goto(`/products/${product.handle_fr}`)
      const data = page.locator('script[type="application/ld+json"]')
      return (await data.allTextContents()).some((text) => text.includes('"value":"Seau"'))
    })
    .toBe(true)
  await expect(fact("Sachet en papier")).toBeVisible()
  await page.getByRole("radio", { name: /^5 kg/ }).check({ force: true })
  await expect(fact("Seau")).toBeVisible()
  await expect(fact("Sachet en papier")).toHaveCount(0)

  await page.goto("/products")
  await products.openFilters()
  const filter = page.getByRole("navigation", { name: PACKAGING })
  await filter.getByRole("link", { name: "Seau", exact: true }).click()
  await expect(page).toHaveURL(/\?packaging=bucket$/)
  await expect(page.getByRole("heading", { name: product.name_fr })).toBeVisible()
})
