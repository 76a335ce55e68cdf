import type { AdminCountries } from "@bon-perroquet/contract"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test("the country form suggests legal VAT rates, merges the changes of another administrator, asks before it closes a country, and removes an unused country", async ({
  page,
  admin,
  adminCalls,
  toasts,
  noise,
}) => {
  const { countries } = admin.texts.settings
  const name = new Intl.DisplayNames(["fr"], { type: "region" }).of("SI") ?? ""
  await page.goto("/admin/settings/countries")
  await admin.button(countries.open).click()
  await admin.main.getByRole("combobox", { name: countries.which }).selectOption("SI")
  const home = admin.main.getByRole("group", { name: countries.kinds.home })
  for (const [index, price] of ["16,90", "1,29", "29,90"].entries())
    await home
      .getByLabel(/\bkg\b/)
      .nth(index)
      .fill(price)
  await admin.button(countries.submit).click()
  // The country has two reduced rates, so the form suggests none for food.
  await expect(admin.main.getByText(countries.wrong.rate)).toHaveCount(1)
  await admin.button(fill(countries.vat.take, { rate: "9,5 %" })).click()
  expect(await violationsOn(page)).toEqual([])
  await admin.button(countries.submit).click()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText(countries.falling.title)
  await question.getByRole("button", { name: countries.falling.correct }).click()
  await home
    .getByLabel(/\bkg\b/)
    .nth(1)
    .fill("21,29")
  await admin.button(countries.submit).click()
  await expect(toasts).toContainText(fill(countries.opened, { country: name }))

  const card = admin.main.getByRole("region", { name, exact: true })
  await expect(card).toContainText("16,90")
  await expect(card).toContainText("9,5")
  const read = async () => (await adminCalls.shop.send("GET", "/api/admin/countries")).body as AdminCountries
  const methodsNow = async () =>
    (await read()).countries.find(({ code }) => code === "SI")?.methods.find(({ kind }) => kind === "home")
  await card.getByRole("button", { name: countries.change }).click()
  await card.getByLabel(countries.freeFrom).fill("150")
  const methods = [{ ...(await methodsNow()), min_days: 4, max_days: 9 }]
  await adminCalls.shop.write("PUT", "/api/admin/countries/SI/delivery", { json: { methods } })
  noise.expect(/\/SI\/delivery$/)
  await card.getByRole("button", { name: countries.save }).click()
  await expect(toasts).toContainText(countries.saved)
  // Both changes are saved, because they are in different fields.
  expect(await methodsNow()).toMatchObject({ free_from_cents: 15_000, min_days: 4, max_days: 9 })
  await card.getByRole("button", { name: countries.close.action }).click()
  await expect(question).toContainText(countries.close.text)
  await question.getByRole("button", { name: countries.close.confirm }).click()
  await expect(card).toContainText(countries.states.closed)
  await card.getByRole("button", { name: countries.reopen.action }).click()
  await expect(card).toContainText(countries.states.open)
  await card.getByRole("button", { name: countries.undo.action }).click()
  await question.getByRole("button", { name: countries.undo.confirm }).click()
  await expect(card).toHaveCount(0)
})
