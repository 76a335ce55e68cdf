import { readFile } from "node:fs/promises"
import { NAME_OF } from "@bon-perroquet/contract"
import { zipSync } from "fflate"
import type { AdminScreen } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

const csv = (lines: string[], encoding: BufferEncoding = "utf8") => ({
  ...{ name: "prix.csv", mimeType: "text/csv" },
  buffer: Buffer.from(lines.join("\r\n"), encoding),
})

async function openImports(admin: AdminScreen): Promise<void> {
  await admin.openProducts()
  await admin.main.getByRole("link", { name: admin.texts.imports.title }).click()
  // Waits for the import screen, because the products page also has file inputs.
  await expect(admin.main.getByRole("heading", { name: admin.texts.imports.title })).toBeVisible()
}

test("an import of prices and stocks checks the file, shows errors by line and imports valid lines", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 7.35, stock: 12 })
  const text = ["sku;price;stock", `${product.sku};8,95;40`, "UNKNOWN-1;1,00;1", `${product.sku};abc;1`]
  await openImports(admin)
  await admin.main.locator('input[type="file"]').setInputFiles(csv(text))
  const errors = admin.main.getByRole("table")
  await expect(errors.getByRole("row").nth(1)).toContainText("3")
  await expect(errors.getByRole("row").nth(2)).toContainText("4")
  expect(await violationsOn(page)).toEqual([])
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 7.35, stock: 12 })
  await admin.button(admin.texts.imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(admin.texts.imports.done)).toBeVisible()
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 8.95, stock: 40 })
  await expect(admin.main.getByRole("heading", { name: admin.texts.imports.earlier })).toBeVisible()
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

test("staff map the unknown columns of a product file, answer a question about it, and undo the import", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 7.35, unit_label: "€/pièce", weight: null })
  const { imports } = admin.texts
  await openImports(admin)
  await admin.main
    .locator('input[type="file"]')
    .setInputFiles(csv(["Clé;Tarif;Poids;Note", `${product.sku};8,95;0,5;x`]))
  await expect(admin.main.getByText(imports.columns.question)).toBeVisible()
  await admin.main.getByLabel("Clé").selectOption("sku")
  await expect(admin.main.getByText(imports.columns.question)).toBeHidden()
  expect(await violationsOn(page)).toEqual([])
  await admin.button(imports.reading.units.kg).click()
  const preview = admin.main.getByRole("list", { name: imports.preview }).getByRole("listitem")
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
})

test("an import of pictures from a ZIP shows a preview before it replaces a product's pictures", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct()
  const { imports } = admin.texts
  const picture = await readFile("public/apple-touch-icon.png")
  const zip = zipSync({ [`${product.sku}-1.png`]: picture, "nobody.png": picture })
  await openImports(admin)
  await admin.main
    .locator('input[type="file"]')
    .setInputFiles({ name: "photos.zip", mimeType: "application/zip", buffer: Buffer.from(zip) })
  const preview = admin.main.getByRole("list", { name: imports.preview }).getByRole("listitem")
  await expect(preview).toHaveCount(1)
  await expect(preview).toContainText(fill(imports.pictures.place, { position: 1 }))
  await expect(admin.main.getByRole("table").getByRole("row").nth(1)).toContainText("nobody.png")
  expect(await violationsOn(page)).toEqual([])
  expect(await adminCalls.product(product.id)).toMatchObject({ images: product.images })
  await admin.button(imports.pictures.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await adminCalls.product(product.id)).toMatchObject({
    images: [expect.stringContaining("/pictures/zip_")],
  })
})
