import { LANGUAGES } from "@bon-perroquet/contract"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { violationsOn } from "../../shop/axe"
import { addressOf } from "../../shop/catalogue"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

const PICTURE = join(__dirname, "../../../public/icon-192.png")
test("the product form shows missing fields, and a product created with a picture appears in the shop in three languages", async ({
  page,
  admin,
  adminCalls,
  catalogue,
  toasts,
}) => {
  const name = `Noix de macadamia ${Date.now()}`
  await admin.openProducts()
  const { form } = admin.texts
  await admin.button(admin.texts.products.add).click()
  await admin.button(form.create).click()
  await expect(admin.field(form.name, "fr")).toHaveAccessibleDescription(form.errors.name)
  await expect(admin.field(form.price)).toHaveAccessibleDescription(new RegExp(form.errors.price))
  await admin.button(admin.texts.cancel).click()
  await expect(admin.button(form.create)).toBeHidden()
  await admin.button(admin.texts.products.add).click()
  await admin.field(form.name, "fr").fill(name)
  await admin.field(form.name, "nl").fill(`${name} NL`)
  await admin.field(form.name, "en").fill(`${name} EN`)
  for (const language of LANGUAGES) await admin.field(form.description, language).fill(`Texte ${language}`)
  await expect(admin.field(form.unitLabel)).toHaveValue("€/kg")
  await expect(admin.field(form.stock)).toHaveValue("100")
  await expect(admin.field(form.vat)).toHaveValue("21")
  await admin.field(form.price).fill("12,35")
  await admin.field(form.category).selectOption({ index: 1 })
  const picker = admin.panel.locator('input[type="file"]').first()
  // Only photographs are accepted, because an SVG file can contain scripts.
  await expect(picker).toHaveAttribute("accept", /^(?:image\/(?:jpeg|png|webp|gif|avif),?)+$/)
  await picker.setInputFiles([PICTURE, PICTURE])
  await expect(toasts).toContainText(admin.texts.done.image)
  await expect(admin.panel.getByRole("img", { name: /^Image 1 / })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await admin.button(form.create).click()
  await expect(toasts).toContainText(admin.texts.done.created)
  await expect(admin.button(form.create)).toBeHidden()

  await adminCalls.adopt(name)
  await adminCalls.publish(name)
  const product = await catalogue.find(name, ({ name_fr }) => name_fr === name)
  expect(product).toMatchObject({ price: 12.35, stock: 100, vat_rate: 21, unit_label: "€/kg" })
  expect(product.images.length).toBeGreaterThan(0)
  for (const language of LANGUAGES) {
    const shown = await page.request.get(addressOf(product, language))
    expect(shown.ok()).toBe(true)
    const html = await shown.text()
    for (const text of [product[`name_${language}`], `Texte ${language}`]) expect(html).toContain(text)
  }
})

test("the product form changes all fields and the order of pictures, and shows the history", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  // Somebody sells units while the form is open, so the first save is rejected. The form then saves again.
  noise.expect(/\/api\/admin\/products\//)
  const product = await adminCalls.makeProduct({
    images: ["/static/products/amandes-decortiquees-960.webp", "/static/products/amandes-en-coque-960.webp"],
  })
  await admin.openProducts(product.sku)
  await admin.button(admin.texts.products.editOf, { name: product.name_fr }).click()
  await admin.field(admin.texts.form.name, "en").fill("Renamed nuts")
  await admin.button(admin.texts.form.images.later, { number: 1 }).click()
  // The form must not overwrite the stock, because the user did not change it.
  await adminCalls.shop.write("PATCH", `/api/admin/products/${product.id}/stock`, { json: { stock: 8 } })
  await admin.button(admin.texts.form.save).click()
  await expect(toasts).toContainText(admin.texts.done.changed)
  const changed = await adminCalls.product(product.id)
  expect(changed).toMatchObject({ name_en: "Renamed nuts", name_fr: product.name_fr, stock: 8 })
  expect(changed?.images).toEqual(product.images.toReversed())

  await admin.main
    .getByRole("link", { name: fill(admin.texts.products.historyOf, { name: product.name_fr }) })
    .click()
  await expect(admin.main.getByRole("listitem").filter({ hasText: "Renamed nuts" })).toBeVisible()
  await expect(admin.main).toContainText(adminCalls.signedIn.user.email)
  expect(await violationsOn(page)).toEqual([])
})

test("the product list shows its last page for a page number beyond the end", async ({ page, admin }) => {
  await page.goto("/admin?tab=products&page=99")
  await expect(admin.panel.getByRole("switch").nth(1)).toBeVisible()
  await expect(page).not.toHaveURL(/page=99/)
})

test(
  "the promotion flag can be switched on and off",
  { tag: "@campaign" },
  async ({ admin, adminCalls, toasts }) => {
    const product = await adminCalls.makeProduct()
    await admin.openProducts(product.sku)
    const toggle = admin.main.getByRole("switch", {
      name: fill(admin.texts.products.promotionOf, { name: product.name_fr }),
    })
    await toggle.click()
    await expect(toasts).toContainText(admin.texts.done.promoted)
    await expect(toggle).toBeChecked()
    expect((await adminCalls.product(product.id))?.is_promotion).toBe(true)
    await toggle.click()
    await expect(toasts).toContainText(admin.texts.done.unpromoted)
    await expect(toggle).not.toBeChecked()
  },
)

test("the product list adds a picture, shows the server's error for other files, and deletes after a confirmation", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  noise.expect(/upload-image/)
  const product = await adminCalls.makeProduct()
  await admin.openProducts(product.sku)
  const input = admin.productRow(product).locator('input[type="file"]')
  const script = Buffer.from("<script>alert(1)</script>")
  await input.setInputFiles({ name: "noix.png", mimeType: "image/png", buffer: script })
  await expect(toasts).toContainText(admin.texts.failure.image.replace("{{reason}}", ""))
  expect((await adminCalls.product(product.id))?.images).toEqual([])
  await input.setInputFiles({ name: "noix.png", mimeType: "image/png", buffer: readFileSync(PICTURE) })
  await expect.poll(async () => (await adminCalls.product(product.id))?.images.length).toBe(1)

  const remove = admin.button(admin.texts.products.deleteOf, { name: product.name_fr })
  const question = page.getByRole("alertdialog")
  await remove.click()
  await question.getByRole("button", { name: admin.texts.cancel, exact: true }).click()
  await expect(admin.productRow(product)).toBeVisible()
  await remove.click()
  await question.getByRole("button", { name: admin.texts.products.delete, exact: true }).click()
  await expect(toasts).toContainText(admin.texts.done.deleted)
  await expect(admin.productRow(product)).toBeHidden()
  await expect(admin.panel.getByText(admin.texts.products.noneFound)).toBeVisible()
})

test("a product list that fails to load shows the error in place and no toast", async ({
  page,
  admin,
  toasts,
  noise,
}) => {
  noise.expect(/\/api\/admin\/products/)
  await page.route(/\/api\/admin\/products/, (route) => route.fulfill({ status: 500, json: {} }))
  await admin.openProducts()
  await expect(admin.panel.getByRole("button", { name: textsIn("fr").common.retry })).toBeVisible()
  await expect(toasts.getByRole("listitem")).toHaveCount(0)
})

for (const language of TESTED_LANGUAGES) {
  test.describe(`failed product changes in ${language}`, () => {
    test.use({ language })

    test("each failed change of a product shows an error and keeps the input", async ({
      page,
      admin,
      adminCalls,
      toasts,
      noise,
    }) => {
      noise.expect(/\/api\/admin\/(products|upload-image)/)
      const { failure, form, products } = admin.texts
      const product = await adminCalls.makeProduct()
      await admin.openProducts(product.sku)
      await admin.productRow(product).waitFor()
      await page.route(/\/api\/admin\/(products|upload-image)/, (route) =>
        route.request().method() === "GET"
          ? route.fallback()
          : route.fulfill({ status: 500, json: { detail: "Raison du serveur.", code: "internal_error" } }),
      )
      await admin.price(product).fill("8.5")
      await admin.price(product).press("Enter")
      await expect(toasts).toContainText(failure.price)
      await expect(admin.price(product)).toHaveValue("8.5")
      await expect(admin.price(product)).toHaveAttribute("aria-invalid", "true")
      await admin.stock(product).fill("3")
      await admin.stock(product).press("Enter")
      await expect(toasts).toContainText(failure.stock)
      await expect(admin.stock(product)).toHaveValue("3")
      await admin.productRow(product).getByRole("switch").click()
      await expect(toasts).toContainText(failure.promotion)
      await expect(admin.productRow(product).getByRole("switch")).not.toBeChecked()

      const input = admin.productRow(product).locator('input[type="file"]')
      await input.setInputFiles(PICTURE)
      await expect(toasts).toContainText(fill(failure.image, { reason: "Raison du serveur." }))
      await admin.button(products.editOf, { name: admin.nameOf(product) }).click()
      await admin.button(form.save).click()
      await expect(toasts).toContainText(failure.changed)
      await admin.button(products.add).click()
      await admin.button(form.create).waitFor()
      await admin.field(form.name, "fr").fill("Jamais créé")
      await admin.field(form.price).fill("1")
      await admin.button(form.create).click()
      await expect(toasts).toContainText(failure.created)
      await expect(admin.field(form.name, "fr")).toHaveValue("Jamais créé")
      await admin.button(products.deleteOf, { name: admin.nameOf(product) }).click()
      await page.getByRole("alertdialog").getByRole("button", { name: products.delete }).click()
      await expect(toasts).toContainText(failure.delete)

      await page.evaluate(() => localStorage.removeItem("authToken"))
      await input.setInputFiles(PICTURE)
      await expect(toasts).toContainText(failure.unauthenticated)
    })
  })
}
