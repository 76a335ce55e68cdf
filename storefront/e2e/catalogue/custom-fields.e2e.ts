import { violationsOn } from "../shop/axe"
import { hydrated } from "../shop/page-readiness"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

/** The demo shop declares these fields of products and sizes: the year of harvest and the packaging. */
const [HARVEST, PACKAGING] = ["Récolte", "Emballage"] as const

test("bird species and custom fields of a product and its sizes are edited in the dashboard, shown on the product page, and filter the product list", async ({
  page,
  admin,
  adminCalls,
  products,
  toasts,
}) => {
  const { form, done } = admin.texts
  const { birds } = textsIn("fr").products
  const product = await adminCalls.makeProduct({
    variants: [
      { label_fr: "500 g", price: 5, stock: 10, custom_fields: { packaging: "paper" } },
      { label_fr: "5 kg", price: 40, stock: 10 },
    ],
  })
  await page.goto(`/admin/products?edit=${product.id}`)
  await page.getByRole("group", { name: form.birds }).getByLabel(birds.kinds.macaw, { exact: true }).check()
  const packaging = page.getByRole("region", { name: form.sizes.title }).getByLabel(PACKAGING)
  await expect(packaging).toHaveCount(2)
  await expect(packaging.first()).toHaveValue("paper")
  await packaging.last().selectOption("bucket")
  const harvest = page.getByLabel(HARVEST)
  await harvest.fill("1850")
  await admin.button(form.save).click()
  await expect(page.getByText(textsIn("fr").common.custom.invalid)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await harvest.fill("2019")
  await admin.button(form.save).click()
  await expect(toasts).toContainText(done.changed)

  const path = `/products/${product.handle_fr}`
  const html = async () => (await page.request.get(path)).text()
  await expect.poll(html).toContain('"value":"Seau"')
  expect(await html()).toContain(`"name":"${HARVEST}"`)
  await admin.show(path)
  const fact = (value: string) => page.getByRole("definition").filter({ hasText: new RegExp(`^${value}$`) })
  await expect(page.getByRole("term").filter({ hasText: birds.suits })).toHaveCount(1)
  await expect(fact(birds.kinds.macaw)).toBeVisible()
  await expect(fact("2019")).toBeVisible()
  await expect(fact("Sachet en papier")).toBeVisible()
  await page.getByRole("radio", { name: /^5 kg/ }).check({ force: true })
  await expect(fact("Seau")).toBeVisible()
  await expect(fact("Sachet en papier")).toHaveCount(0)

  await admin.show("/products")
  for (const [filter, value, parameter] of [
    [HARVEST, "2019", "harvest_year=2019"],
    [PACKAGING, "Seau", "packaging=bucket"],
    [birds.legend, birds.kinds.macaw, "bird=macaw"],
  ] as const) {
    await products.openFilters()
    // Matches exactly, because "Inséparable" also contains "ara".
    const link = page
      .getByRole("navigation", { name: filter })
      .getByRole("link", { name: value, exact: true })
    await (await hydrated(link)).click()
    await expect(page).toHaveURL(new RegExp(`\\?${parameter}$`))
    await expect(link).toHaveAttribute("aria-current", "true")
    await expect(page.getByRole("heading", { name: product.name_fr })).toBeVisible()
    await link.click()
    await expect(page).toHaveURL(/\/products$/)
  }
})
