import { adminProductInformationSchema, LANGUAGES, salePricesSchema } from "@bon-perroquet/contract"
import { COMPLETE_INFORMATION } from "@bon-perroquet/testing"
import { join } from "node:path"
import { WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { addressOf } from "../../shop/catalogue"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

const PICTURE = join(__dirname, "../../../public/icon-192.png")

test("the product form shows missing fields and creates a draft, which appears in the shop in three languages after its publication", async ({
  page,
  admin,
  adminCalls,
  catalogue,
  toasts,
}) => {
  const name = `Noix de macadamia ${Date.now()}`
  // A search without results, because the list below the form would make every step slower.
  await admin.openProducts(name)
  const { form } = admin.texts
  await admin.button(admin.texts.products.add).click()
  await expect(admin.panel.getByText(admin.texts.productDraft.intro)).toBeVisible()
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

  const { productDraft } = admin.texts
  const { fields } = textsIn("fr")["product-information"]
  const note = admin.panel.getByRole("note").filter({ hasText: productDraft.title })
  await expect(note).toContainText(fill(productDraft.missing, { fields: fields.kind }))
  await expect(admin.button(productDraft.publish)).toHaveCount(0)
  expect(await violationsOn(note)).toEqual([])
  const id = new URL(page.url()).searchParams.get("edit") ?? ""
  expect(await adminCalls.product(id)).toMatchObject({ name_fr: name, active: false })
  await adminCalls.shop.write("PUT", `/api/admin/products/${id}/information`, { json: COMPLETE_INFORMATION })
  await page.reload()
  await expect(note).toContainText(productDraft.complete)
  await admin.button(productDraft.publish).press("Enter")
  await expect(toasts).toContainText(productDraft.published)
  await expect(note).toBeHidden()
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

test("the product form changes all fields, the order of pictures, the sale price and the mandatory information, and shows the history", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  // Somebody sells units while the form is open, so the first save is rejected. The form then saves again.
  noise.expect(/\/api\/admin\/products\//)
  const images = [
    "/static/products/amandes-decortiquees-960.webp",
    "/static/products/amandes-en-coque-960.webp",
  ]
  const product = await adminCalls.makeProduct({ images, price: 10 })
  const { form, sale } = admin.texts
  await admin.openProducts(product.sku)
  await admin.button(admin.texts.products.editOf, { name: product.name_fr }).click()

  await test.step("sale price", async () => {
    await admin.button(sale.add).click()
    const dialog = page.getByRole("dialog", { name: sale.add })
    const price = dialog.getByRole("textbox", { name: sale.price })
    // The lowest price of the last thirty days.
    await expect(price).toHaveAccessibleDescription(/10,00.*10,00/)
    await price.fill("12")
    await dialog.getByRole("button", { name: sale.save }).click()
    await expect(price).toHaveAccessibleDescription(new RegExp(sale.errors.price))
    expect(await violationsOn(dialog)).toEqual([])
    await price.fill("8,50")
    await dialog.getByRole("button", { name: sale.save }).click()
    await expect(toasts).toContainText(sale.saved)
    const line = admin.main.getByRole("listitem").filter({ hasText: sale.states.running })
    await expect(line).toContainText("8,50")
    const charged = async () => (await adminCalls.product(product.id))?.variants[0]?.charged_price
    await expect.poll(charged).toBe(8.5)

    // The dialog saves the version that it was opened with, also after the list behind it has the new one.
    await line.getByRole("button", { name: /^Modifier/ }).click()
    const change = page.getByRole("dialog", { name: sale.changeTitle })
    const path = `/api/admin/products/${product.id}/sale-prices`
    const [running] = salePricesSchema.parse((await adminCalls.shop.send("GET", path)).body).sales
    const prices = [{ variant_id: product.variants[0]?.id, price: 7 }]
    const json = { from: running?.from, until: null, prices }
    await adminCalls.shop.write("PUT", `${path}/${running?.id}`, { json })
    for (let attempt = 0; attempt < 2; attempt++) {
      const saved = page.waitForResponse((response) => response.request().method() === "PUT")
      await change.getByRole("button", { name: sale.save }).click()
      expect((await saved).ok()).toBe(false)
      // The dialog hides the list from roles.
      await expect(page.locator("main li").filter({ hasText: sale.states.running })).toContainText("7,00")
    }
    await change.getByRole("button", { name: admin.texts.cancel }).click()
    await line.getByRole("button", { name: /^Terminer/ }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: sale.end }).click()
    await expect(admin.main.getByText(sale.none)).toBeVisible()
    expect(await charged()).toBeNull()
  })
  await test.step("fields and pictures", async () => {
    const [title, description] = [`Titre ${product.sku}`, `Description ${product.sku}`]
    await admin.field(form.name, "en").fill("Renamed nuts")
    await admin.button(form.images.later, { number: 1 }).click()
    const group = page.locator("details").filter({ hasText: form.seo.title })
    await group.getByText(form.seo.title).click()
    await group.getByLabel(/^Titre SEO.*français/i).fill(title)
    await group.getByLabel(/^Description SEO.*français/i).fill(description)
    expect(await violationsOn(group)).toEqual([])
    // The form must not overwrite the stock, because the user did not change it.
    await adminCalls.shop.write("PATCH", `/api/admin/products/${product.id}/stock`, { json: { stock: 8 } })
    await admin.button(form.save).click()
    await expect(toasts).toContainText(admin.texts.done.changed)
    const changed = await adminCalls.product(product.id)
    expect(changed).toMatchObject({ name_en: "Renamed nuts", name_fr: product.name_fr, stock: 8 })
    expect(changed?.images).toEqual(images.toReversed())
    const html = async (path: string) => (await page.request.get(path)).text()
    const head = new RegExp(`<title[^>]*>${title}</title>`)
    await expect.poll(() => html(`/products/${product.handle_fr}`)).toMatch(head)
    expect(await html(`/products/${product.handle_fr}`)).toContain(`content="${description}"`)
    const dutch = new RegExp(`<title[^>]*>[^<]*${product.name_nl}`)
    expect(await html(`/nl/products/${product.handle_nl}`)).toMatch(dutch)
  })
  await test.step("history", async () => {
    await admin.main
      .getByRole("link", { name: fill(admin.texts.products.historyOf, { name: product.name_fr }) })
      .click()
    await expect(admin.main.getByRole("listitem").filter({ hasText: "Renamed nuts" })).toBeVisible()
    await expect(admin.main).toContainText(adminCalls.signedIn.user.email)
  })
  await test.step("mandatory information", async () => {
    const { information } = admin.texts
    const { fields, kinds } = textsIn("fr")["product-information"]
    const { allergens } = textsIn("fr").products.information
    const { id } = await adminCalls.makeProduct({ information: undefined })
    const path = `/api/admin/products/${id}/information`
    const stored = async () =>
      adminProductInformationSchema.parse((await adminCalls.shop.send("GET", path)).body)
    await admin.show(`/admin/products?edit=${id}&${WITHOUT_ROWS}`)
    const part = page.getByRole("region", { name: information.title })
    await expect(part.getByText(fill(information.missing, { fields: fields.kind }))).toBeVisible()
    await part.getByLabel(fields.kind).selectOption({ label: kinds.food })
    await part.getByLabel(new RegExp(`^${fields.ingredients} \\(français`)).fill("Riz, *cacahuètes*")
    await part.getByLabel(information.allergensTold).check()
    await part.getByRole("group", { name: information.contains }).getByLabel(allergens.peanuts).check()
    await part.getByLabel(fields.salt).fill("beaucoup")
    await admin.button(information.save).click()
    await expect(part.getByText(information.wrong.amount)).toBeVisible()
    await part.getByLabel(fields.salt).fill("0,75")
    expect(await violationsOn(part)).toEqual([])
    await adminCalls.shop.write("PUT", path, { json: { origin: "VN" } })
    await admin.button(information.save).click()
    await expect(toasts).toContainText(information.saved)
    await expect(part.getByLabel(fields.origin)).toHaveValue("VN")
    expect(await stored()).toMatchObject({
      ...{ kind: "food", ingredients_fr: "Riz, *cacahuètes*", allergens: ["peanuts"], salt: 0.75 },
      origin: "VN",
    })
  })
})
