import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test("the result of an import links to the drafts that lack information, and lists old addresses that lead to them", async ({
  page,
  admin,
  adminCalls,
}) => {
  const { imports, products } = admin.texts
  const mark = Date.now().toString(36)
  const name = "noix.csv"
  const row = (number: number) =>
    `${mark}-${number};Noix ${mark} ${number};4,20;€/kg;oui;/ancien/${mark}-${number}`
  const lines = ["sku;name_fr;price;unit_label;active;old_addresses", row(1), row(2)]
  await page.goto("/admin/import")
  await admin.main
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) })
  await admin.button(imports.run_other, { count: 2 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  await adminCalls.adopt(mark)
  await expect(admin.main.getByText(fill(imports.drafts.title_other, { count: 2 }))).toBeVisible()
  await admin.main.getByText(fill(imports.drafts.addresses_other, { count: 2 })).click()
  const addresses = admin.main.locator("details").filter({ hasText: imports.drafts.addressesText })
  await expect(addresses.getByRole("listitem").filter({ hasText: `/ancien/${mark}-1` })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await admin.main.getByRole("link", { name: fill(imports.drafts.show_other, { count: 2 }) }).click()
  const table = admin.main.getByRole("table", { name: admin.texts.tabs.products })
  await expect(table.getByRole("row").filter({ hasText: mark })).toHaveCount(2)
  const filter = admin.main.getByRole("switch", { name: products.draftsOf })
  await expect(filter).toBeChecked()
  await filter.click()
  await expect(filter).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test("texts for search engines are edited in the product form and fill the head of the product page", async ({
  page,
  admin,
  adminCalls,
  toasts,
}) => {
  const { form, done } = admin.texts
  const product = await adminCalls.makeProduct()
  const [title, description] = [`Titre ${product.sku}`, `Description ${product.sku}`]
  const head = async () => {
    await page.goto(`/products/${product.handle_fr}`)
    // A page that is not found has no description, so a locator would wait for it.
    return page.evaluate(() => [
      document.title,
      document.querySelector('meta[name="description"]')?.getAttribute("content"),
    ])
  }
  await expect.poll(async () => (await head())[0]).toContain(product.name_fr)
  await page.goto(`/admin/products?edit=${product.id}`)
  const group = page.locator("details").filter({ hasText: form.seo.title })
  await group.getByText(form.seo.title).click()
  await group.getByLabel(/^Titre SEO.*français/i).fill(title)
  await group.getByLabel(/^Description SEO.*français/i).fill(description)
  expect(await violationsOn(group)).toEqual([])
  await admin.button(form.save).click()
  await expect(toasts).toContainText(done.changed)
  await expect.poll(head).toEqual([title, description])
  await page.goto(`/nl/products/${product.handle_nl}`)
  await expect(page).toHaveTitle(new RegExp(product.name_nl))
})
