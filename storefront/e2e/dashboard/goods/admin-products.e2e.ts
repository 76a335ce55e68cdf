import { readFileSync } from "node:fs"
import { join } from "node:path"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

const PICTURE = join(__dirname, "../../../public/icon-192.png")

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
  await page.goto("/admin?tab=products&page=99")
  await expect(admin.panel.getByRole("switch").nth(1)).toBeVisible()
  await expect(page).not.toHaveURL(/page=99/)
  await admin.show(`/admin?tab=products&q=${product.sku}`)
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

for (const language of TESTED_LANGUAGES) {
  test.describe(`failed product changes in ${language}`, () => {
    test.use({ language })

    test("the product list shows an error in place if it fails to load, and each failed change shows an error and keeps the input", async ({
      page,
      admin,
      adminCalls,
      toasts,
      noise,
    }) => {
      noise.expect(/\/api\/admin\/(products|upload-image)/)
      const { failure, form, products } = admin.texts
      const product = await adminCalls.makeProduct()
      await page.route(/\/api\/admin\/products/, (route) => route.fulfill({ status: 500, json: {} }))
      await admin.openProducts(product.sku)
      const retry = admin.panel.getByRole("button", { name: textsIn(language).common.retry })
      await expect(retry).toBeVisible()
      await expect(toasts.getByRole("listitem")).toHaveCount(0)
      await page.unroute(/\/api\/admin\/products/)
      await retry.click()
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
