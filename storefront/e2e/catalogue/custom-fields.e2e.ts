import { violationsOn } from "../shop/axe"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

/** The demo shop declares this field, the year of harvest. */
const HARVEST = "Récolte"

test("a custom product field is edited in the dashboard, shown on the product page, and filters the product list", async ({
  page,
  admin,
  adminCalls,
  products,
  toasts,
}) => {
  const { form, done } = admin.texts
  const product = await adminCalls.makeProduct()
  await page.goto(`/admin/products?edit=${product.id}`)
  const field = page.getByLabel(HARVEST)
  await field.fill("1850")
  await admin.button(form.save).click()
  await expect(page.getByText(textsIn("fr").common.custom.invalid)).toBeVisible()
  expect(await violationsOn(page.getByRole("group", { name: form.custom.title }))).toEqual([])
  await field.fill("2019")
  await admin.button(form.save).click()
  await expect(toasts).toContainText(done.changed)

  const fact = page.getByRole("definition").filter({ hasText: /^2019$/ })
  await expect
    .poll(async () => {
      await page.goto(`/products/${product.handle_fr}`)
      return fact.count()
    })
    .toBe(1)
  const data = page.locator('script[type="application/ld+json"]')
  expect(await data.allTextContents()).toContainEqual(expect.stringContaining(`"name":"${HARVEST}"`))

  await page.goto("/products")
  await products.openFilters()
  const filter = page.getByRole("navigation", { name: HARVEST })
  await filter.getByRole("link", { name: "2019", exact: true }).click()
  await expect(page).toHaveURL(/\?harvest_year=2019$/)
  await expect(page.getByRole("heading", { name: product.name_fr })).toBeVisible()
})
