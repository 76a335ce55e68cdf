import { customersSchema } from "@bon-perroquet/contract"
import { WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test("an owner imports customers with the date and source of their newsletter consents, and undoes the import", async ({
  page,
  admin,
  adminCalls,
}) => {
  const { imports } = admin.texts
  const { customers } = imports
  const mark = Date.now().toString(36)
  const emails = ["ada", "bob"].map((name) => `${name}-${mark}@example.org`)
  const known = async () => {
    const { body } = await adminCalls.shop.send("GET", `/api/admin/customers?search=${mark}`)
    return customersSchema.parse(body).map(({ name }) => name)
  }
  const lines = [
    "E-mail,Prénom,Nom,Lettre d’information,Adresse,Code postal,Ville,Pays",
    `${emails[0]},Ada,Peeters,oui,Rue Haute 12,1000,Bruxelles,Belgique`,
    `${emails[1]},Bob,Maes,non,,,,`,
    "not-an-address,X,Y,,,,,",
  ]
  await page.goto(`/admin/customers?${WITHOUT_ROWS}`)
  await admin.main.getByRole("link", { name: customers.title }).click()
  await expect(admin.main.getByRole("heading", { name: customers.title })).toBeVisible()
  await admin.main.locator('input[type="file"]').setInputFiles({
    ...{ name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) },
  })
  const preview = admin.main.getByRole("list", { name: imports.preview })
  await expect(preview.getByRole("listitem")).toHaveCount(2)
  await expect(preview.getByRole("listitem").first()).toContainText(customers.new)
  await expect(admin.main.getByRole("table").getByRole("row")).toHaveCount(2)
  expect(await violationsOn(page)).toEqual([])
  const run = admin.button(imports.run_other, { count: 2 })
  await expect(run).toHaveCount(0)
  await admin.main.getByLabel(customers.consent.source).fill("Ancienne boutique, double confirmation")
  await admin.main.getByLabel(customers.consent.since).fill("2024-05-01")
  await admin.button(customers.consent.take).click()
  await expect(preview).toContainText("Ancienne boutique, double confirmation")
  await run.click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect((await known()).sort()).toEqual(["Ada Peeters", "Bob Maes"])

  await admin.button(imports.undo.check).click()
  await expect(
    admin.main.getByRole("heading", { name: fill(imports.undo.of, { name: "clients.csv" }) }),
  ).toBeVisible()
  await expect(preview.getByRole("listitem").first()).toContainText(imports.undo.customer)
  await admin.button(imports.run_other, { count: 2 }).click()
  await expect(admin.main.getByText(imports.done)).toBeVisible()
  expect(await known()).toEqual([])
})
