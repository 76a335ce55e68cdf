import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

test("the product page shows the bird species that a merchant selected", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const { birds } = textsIn("fr").products
  const product = await adminCalls.makeProduct()
  await page.goto(`/admin/products?edit=${product.id}`)
  const group = page.getByRole("group", { name: admin.texts.form.birds })
  await group.getByLabel(birds.kinds.macaw, { exact: true }).check()
  expect(await violationsOn(page)).toEqual([])
  await admin.button(admin.texts.form.save).click()
  await expect(toasts).toContainText(admin.texts.done.changed)
  await expect
    .poll(async () => {
      await page.goto(`/products/${product.handle_fr}`)
      return page.getByRole("term").filter({ hasText: birds.suits }).count()
    })
    .toBe(1)
  await expect(
    page.getByRole("definition").filter({ hasText: new RegExp(`^${birds.kinds.macaw}$`) }),
  ).toBeVisible()
})

for (const language of TESTED_LANGUAGES)
  test.describe(`bird filter without JavaScript, in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false })

    test("a shopper filters the product list by bird species and removes the filter", async ({
      page,
      adminCalls,
      products,
    }) => {
      const { birds } = textsIn(language).products
      await adminCalls.makeProduct({ birds: ["macaw"] })
      const list = language === "fr" ? "/products" : `/${language}/products`
      const filter = page.getByRole("navigation", { name: birds.legend })
      // Matches exactly, because "Inséparable" also contains "ara".
      const macaw = filter.getByRole("link", { name: birds.kinds.macaw, exact: true })
      await expect
        .poll(async () => {
          await page.goto(list)
          await products.openFilters()
          return macaw.count()
        })
        .toBe(1)
      await macaw.click()
      await expect(page).toHaveURL(/bird=macaw/)
      await products.openFilters()
      await expect(macaw).toHaveAttribute("aria-current", "true")
      await macaw.click()
      await expect(page).toHaveURL(new RegExp(`${list}$`))
    })
  })
