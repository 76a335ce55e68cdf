import { readFile } from "node:fs/promises"
import { adminProductsSchema, NAME_OF } from "@bon-perroquet/contract"
import { requireVariable } from "@bon-perroquet/testing"
import { zipSync } from "fflate"
import { Client } from "pg"
import type { AdminScreen } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

const csv = (lines: string[], encoding: BufferEncoding = "utf8") => ({
  ...{ name: "prix.csv", mimeType: "text/csv" },
  buffer: Buffer.from(lines.join("\r\n"), encoding),
})

async function choose(admin: AdminScreen, name: string, lines: readonly string[]): Promise<void> {
  await admin.main.locator('input[type="file"]').setInputFiles({ ...csv([...lines]), name })
  await expect(admin.main.getByRole("heading", { name, level: 2 })).toBeVisible()
}

async function openImports(admin: AdminScreen): Promise<void> {
  // A search without results, because the list takes time.
  await admin.openProducts("no such product")
  await admin.main.getByRole("link", { name: admin.texts.imports.title }).click()
  // Waits for the import screen, because the products page also has file inputs.
  await expect(admin.main.getByRole("heading", { name: admin.texts.imports.title })).toBeVisible()
}

test("an import of prices and stocks shows errors by line, which staff download, correct and import, and one of another shop requires the VAT rate of each category", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 7.35, stock: 12 })
  const { imports } = admin.texts
  await openImports(admin)
  await choose(admin, "prix.csv", [
    "sku;price;stock",
    `${product.sku};8,95;40`,
    "UNKNOWN-1;1,00;1",
    `${product.sku};cher;-1`,
  ])
  const rows = admin.main.getByRole("table").getByRole("row")
  await expect(rows.nth(1)).toContainText("3")
  await expect(rows.nth(2)).toContainText("4")
  expect(await violationsOn(page)).toEqual([])
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 7.35, stock: 12 })
  const download = page.waitForEvent("download")
  await admin.button(imports.markedFile).click()
  const marked = await readFile(await (await download).path(), "utf8")
  for (const row of await rows.all()) {
    const cells = await row.getByRole("cell").allTextContents()
    expect(marked).toContain(cells[1] ?? "")
  }
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 8.95, stock: 40 })
  await expect(admin.main.getByRole("heading", { name: imports.earlier })).toBeVisible()

  const [head = "", , , wrong = ""] = marked.split("\r\n")
  const corrected = wrong.replace("cher;", "9,95;").replace(/;'?-1$/, ";41")
  await choose(admin, "corrige.csv", [head, corrected])
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 9.95, stock: 41 })

  await test.step("a file of another shop, for which staff choose the VAT rate of each category", async () => {
    const mark = Date.now().toString(36)
    await admin.show("/admin/import")
    await choose(admin, "woocommerce.csv", [
      "ID,Type,SKU,Name,Published,Stock,Regular price,Categories",
      `1,simple,VAT-${mark}-1,Noix ${mark},1,1,10,Noix ${mark}`,
      `2,simple,VAT-${mark}-2,Cage ${mark},1,1,10,Cages ${mark}`,
    ])
    await admin.button(imports.reading.net).click()
    const run = admin.button(imports.run_other, { count: 2 })
    await expect(admin.main.getByText(imports.reading.vat.question)).toBeVisible()
    await expect(run).toHaveCount(0)
    await admin.main.getByLabel(`Noix ${mark}`, { exact: true }).selectOption("6")
    await admin.main.getByLabel(`Cages ${mark}`, { exact: true }).selectOption("21")
    expect(await violationsOn(page)).toEqual([])
    await admin.button(imports.reading.vat.apply).click()
    const preview = admin.main.getByRole("list", { name: imports.preview })
    await expect(preview).toContainText("10,60")
    await run.click()
    await expect(admin.main.getByText(imports.done)).toBeVisible()
    const { body } = await adminCalls.shop.send("GET", `/api/admin/products?search=VAT-${mark}`)
    expect(
      adminProductsSchema
        .parse(body)
        .map(({ price, vat_rate }) => [price, vat_rate])
        .toSorted(),
    ).toEqual([
      [10.6, 6],
      [12.1, 21],
    ])
    await admin.button(imports.undo.check).click()
    await run.click()
    await expect(admin.main.getByText(imports.done)).toBeVisible()
  })
})

for (const language of TESTED_LANGUAGES) {
  test.describe(`product import in ${NAME_OF[language]}`, () => {
    test.use({ language })

    test(
      "product import previews the changes of each line and then reports them",
      { tag: "@campaign" },
      async ({ page, admin, adminCalls }) => {
        const product = await adminCalls.makeProduct({ price: 7.35, stock: 12, unit_label: "€/kg" })
        const sku = `${product.sku}-NEW`
        const { imports, changes } = admin.texts
        await openImports(admin)
        // Uses Windows-1252, because Excel saves CSV files in this encoding.
        await admin.main
          .locator('input[type="file"]')
          .setInputFiles(
            csv(
              [
                "sku;name_fr;description_fr;price;weigth",
                `${product.sku};Noix pelées;Très bonnes;8,95;1`,
                `${sku};Noix fraîches ${sku};;4,20;`,
                `${product.sku}-X;;;1,00;`,
              ],
              "latin1",
            ),
          )
        const preview = admin.main.getByRole("list", { name: imports.preview })
        await expect(preview.getByRole("listitem")).toHaveCount(2)
        const [first, second] = [preview.getByRole("listitem").first(), preview.getByRole("listitem").last()]
        await expect(first).toContainText(fill(imports.lineOf, { number: 2 }))
        await expect(first.getByRole("deletion").filter({ hasText: product.name_fr })).toBeVisible()
        await expect(first.getByRole("insertion").filter({ hasText: "Noix pelées" })).toBeVisible()
        await expect(first.getByRole("insertion").filter({ hasText: "Très bonnes" })).toBeVisible()
        await expect(first.getByRole("insertion").filter({ hasText: /8[.,]95/ })).toBeVisible()
        await expect(second).toContainText(imports.new)
        await expect(
          admin.main.getByText(fill(imports.unknownColumns_one, { columns: "weigth" })),
        ).toBeVisible()
        await expect(admin.main.getByRole("table").getByRole("row")).toHaveCount(2)
        expect(await violationsOn(page)).toEqual([])
        expect(await adminCalls.product(product.id)).toMatchObject({ name_fr: product.name_fr, price: 7.35 })

        await admin.button(imports.run_other, { count: 2 }).click()
        await expect(admin.main.getByText(imports.done)).toBeVisible()
        await adminCalls.adopt(sku)
        const result = admin.main.getByRole("list", { name: imports.result })
        await expect(result.getByRole("listitem")).toHaveCount(2)
        expect(await adminCalls.product(product.id)).toMatchObject({
          ...{ name_fr: "Noix pelées", description_fr: "Très bonnes", price: 8.95, stock: 12 },
        })

        await page.goto(`/admin/changes?subject=product&id=${product.id}`)
        const entry = admin.main.getByRole("listitem").first()
        await entry.getByRole("link", { name: changes.byImport }).click()
        await expect(admin.main.getByRole("heading", { name: "prix.csv" })).toBeVisible()
      },
    )
  })
}

test("staff map the columns of product files, save a mapping under a name for other files, undo an import, and import pictures from a ZIP and drafts in an import that they pause and continue", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 7.35, unit_label: "€/pièce", weight: null })
  const { imports } = admin.texts
  const name = `Fournisseur ${Date.now()}`
  const question = admin.main.getByText(imports.columns.question)
  const preview = admin.main.getByRole("list", { name: imports.preview }).getByRole("listitem")
  await page.goto("/admin/import")
  await test.step("a saved mapping", async () => {
    await choose(admin, "janvier.csv", ["Clé;Tarif net;Remarque", `${product.sku};10;x`])
    await admin.main.getByLabel("Clé").selectOption("sku")
    await admin.main.getByLabel("Tarif net").selectOption("price")
    await expect(question).toBeHidden()
    await admin.main.getByLabel(imports.reading.prices).selectOption("net")
    await admin.main.getByLabel(imports.mappings.name).fill(name)
    await admin.button(imports.mappings.save).click()
    const saved = admin.main.getByRole("list", { name: imports.mappings.title })
    const apply = saved.getByRole("button", { name, exact: true })
    await expect(apply).toBeVisible()
    expect(await violationsOn(page)).toEqual([])

    await choose(admin, "fevrier.csv", ["Clé;Tarif net;Remarque", `${product.sku};20;y`])
    await expect(question).toBeVisible()
    await apply.click()
    await expect(question).toBeHidden()
    // The file has 20 € without VAT. With 6 % VAT, the price is 21.20 €.
    await expect(preview.getByRole("insertion").filter({ hasText: /21[.,]20/ })).toBeVisible()
    await saved.getByRole("button", { name: fill(imports.mappings.delete, { name }) }).click()
    await expect(apply).toHaveCount(0)
  })
  await choose(admin, "poids.csv", ["Clé;Tarif;Poids;Note", `${product.sku};8,95;0,5;x`])
  await expect(question).toBeVisible()
  await admin.main.getByLabel("Clé").selectOption("sku")
  await expect(question).toBeHidden()
  await admin.button(imports.reading.units.kg).click()
  await expect(preview.getByRole("insertion").filter({ hasText: /8[.,]95/ })).toBeVisible()
  await expect(preview.getByRole("insertion").filter({ hasText: "500" })).toBeVisible()
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 8.95, weight: 500 })
  await admin.button(imports.undo.check).click()
  await expect(preview.getByRole("insertion").filter({ hasText: /7[.,]35/ })).toBeVisible()
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 7.35, weight: null })

  const pictured = await adminCalls.makeProduct()
  const { products } = admin.texts
  const picture = await readFile("public/apple-touch-icon.png")
  const zip = zipSync({ [`${pictured.sku}-1.png`]: picture, "nobody.png": picture })
  await admin.show("/admin/import")
  await test.step("pictures", async () => {
    await admin.main
      .locator('input[type="file"]')
      .setInputFiles({ name: "photos.zip", mimeType: "application/zip", buffer: Buffer.from(zip) })
    const preview = admin.main.getByRole("list", { name: imports.preview }).getByRole("listitem")
    await expect(preview).toHaveCount(1)
    await expect(preview).toContainText(fill(imports.pictures.place, { position: 1 }))
    await expect(admin.main.getByRole("table").getByRole("row").nth(1)).toContainText("nobody.png")
    expect(await violationsOn(page)).toEqual([])
    expect(await adminCalls.product(pictured.id)).toMatchObject({ images: pictured.images })
    await admin.button(imports.pictures.run_one, { count: 1 }).click()
    await expect(admin.main.getByText(imports.done)).toBeVisible()
    expect(await adminCalls.product(pictured.id)).toMatchObject({
      images: [expect.stringContaining("/pictures/zip_")],
    })
  })
  const mark = Date.now().toString(36)
  await test.step("a paused import", async () => {
    const row = (number: number) =>
      `${mark}-${number};Noix ${mark} ${number};4,20;€/kg;oui;/ancien/${mark}-${number}`
    await choose(admin, "noix.csv", ["sku;name_fr;price;unit_label;active;old_addresses", row(1), row(2)])
    const id = new URL(page.url()).searchParams.get("id")
    const database = new Client({ connectionString: requireVariable("DATABASE_URL") })
    await database.connect()
    try {
      // This lock stops the import at its first line until the test has paused it.
      await database.query("BEGIN")
      await database.query("SELECT FROM product_import_line WHERE import_id = $1 FOR UPDATE", [id])
      await admin.button(imports.run_other, { count: 2 }).click()
      await admin.button(imports.pause).click()
      await expect(admin.button(imports.continue)).toBeVisible()
    } finally {
      await database.query("COMMIT")
      await database.end()
    }
    await admin.button(imports.continue).click()
    await expect(admin.main.getByText(imports.done)).toBeVisible()
    await adminCalls.adopt(mark)
    await expect(admin.main.getByRole("progressbar", { name: imports.progress })).toHaveJSProperty("value", 2)
  })
  await test.step("drafts and old addresses", async () => {
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
})
