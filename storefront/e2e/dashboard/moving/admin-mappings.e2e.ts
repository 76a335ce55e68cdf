import { requireVariable } from "@bon-perroquet/testing"
import { readFile } from "node:fs/promises"
import { Client } from "pg"
import type { AdminScreen } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

const unique = () => Date.now().toString(36).toUpperCase()

async function choose(admin: AdminScreen, name: string, lines: readonly string[]): Promise<void> {
  await admin.main
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) })
  await expect(admin.main.getByRole("heading", { name, level: 2 })).toBeVisible()
}

test("staff save the column mapping of an import under a name, apply it to another file with one click, and delete it", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 7.35 })
  const { imports } = admin.texts
  const name = `Fournisseur ${unique()}`
  const question = admin.main.getByText(imports.columns.question)
  await page.goto("/admin/import")
  await choose(admin, "janvier.csv", ["Clé;Tarif net;Remarque", `${product.sku};10;x`])
  await admin.main.getByLabel("Clé").selectOption("sku")
  await admin.main.getByLabel("Tarif net").selectOption("price")
  await expect(question).toBeHidden()
  await admin.main.getByLabel(imports.reading.prices).selectOption("net")
  await admin.main.getByLabel(imports.mappings.name).fill(name)
  await admin.button(imports.mappings.save).click()
  const saved = admin.main.getByRole("list", { name: imports.mappings.title })
  await expect(saved.getByRole("button", { name, exact: true })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await choose(admin, "fevrier.csv", ["Clé;Tarif net;Remarque", `${product.sku};20;y`])
  await expect(question).toBeVisible()
  await saved.getByRole("button", { name, exact: true }).click()
  await expect(question).toBeHidden()
  const preview = admin.main.getByRole("list", { name: imports.preview })
  // The file has 20 € without VAT. With 6 % VAT, the price is 21.20 €.
  await expect(preview.getByRole("insertion").filter({ hasText: /21[.,]20/ })).toBeVisible()
  await saved.getByRole("button", { name: fill(imports.mappings.delete, { name }) }).click()
  await expect(saved.getByRole("button", { name, exact: true })).toHaveCount(0)
})

test("staff pause and continue a running import", async ({ page, admin, adminCalls }) => {
  const { imports } = admin.texts
  const mark = unique()
  const lines = Array.from({ length: 30 }, (_, index) => `${mark}-${index};Noix ${mark} ${index};4,20`)
  await page.goto("/admin/import")
  await choose(admin, "noix.csv", ["sku;name_fr;price", ...lines])
  const id = new URL(page.url()).searchParams.get("id")
  const database = new Client({ connectionString: requireVariable("DATABASE_URL") })
  await database.connect()
  try {
    // This lock stops the import at its first line until the test has paused it.
    await database.query("BEGIN")
    await database.query("SELECT FROM product_import_line WHERE import_id = $1 FOR UPDATE", [id])
    await admin.button(imports.run_other, { count: 30 }).click()
    await admin.button(imports.pause).click()
    await expect(admin.button(imports.continue)).toBeVisible()
    expect(await violationsOn(page)).toEqual([])
  } finally {
    await database.query("COMMIT")
    await database.end()
  }
  await admin.button(imports.continue).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  await adminCalls.adopt(mark)
  await expect(admin.main.getByRole("progressbar", { name: imports.progress })).toHaveJSProperty("value", 30)
})

test("staff download an import file with marked errors, correct it and import it", async ({
  page,
  admin,
  adminCalls,
}) => {
  const product = await adminCalls.makeProduct({ price: 7.35, stock: 12 })
  const { imports } = admin.texts
  await page.goto("/admin/import")
  await choose(admin, "prix.csv", ["sku;price;stock", `${product.sku};cher;-1`])
  const table = admin.main.getByRole("table")
  await expect(table.getByRole("row")).toHaveCount(3)
  const download = page.waitForEvent("download")
  await admin.button(imports.markedFile).click()
  const marked = await readFile(await (await download).path(), "utf8")
  for (const row of await table.getByRole("row").all()) {
    const cells = await row.getByRole("cell").allTextContents()
    expect(marked).toContain(cells[1] ?? "")
  }
  const corrected = marked.replace("cher;", "8,95;").replace(/;'?-1\r/, ";40\r")
  await choose(admin, "corrige.csv", [corrected])
  await admin.button(imports.run_one, { count: 1 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await adminCalls.product(product.id)).toMatchObject({ price: 8.95, stock: 40 })
})
