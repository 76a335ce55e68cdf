import { requireVariable, ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

for (const [device, viewport] of representatives([
  ["a desktop", { width: 1440, height: 900 }],
  ["a phone", { width: 390, height: 844 }],
] as const))
  test(`on ${device}, staff create, sort, nest and merge categories`, async ({
    page,
    admin,
    adminCalls,
    toasts,
  }) => {
    await page.setViewportSize(viewport)
    const mark = Date.now().toString(36)
    const { categories, form, frame } = admin.texts
    const heading = admin.main.getByRole("heading", { level: 1 })
    const [one, two, three] = [`Rayon A ${mark}`, `Rayon B ${mark}`, `Rayon C ${mark}`]
    for (const name_fr of [one, two])
      await adminCalls.shop.write("POST", "/api/admin/categories", { json: { name_fr } })
    await page.goto("/admin/categories")
    await admin.main.getByRole("link", { name: categories.new }).click()
    await admin.button(categories.create).click()
    await expect(admin.main.getByText(categories.nameMissing)).toBeVisible()
    await admin.main.getByLabel(form.name, { exact: true }).first().fill(three)
    await admin.main.getByLabel(categories.parent).selectOption({ label: one })
    expect(await violationsOn(page)).toEqual([])
    await admin.button(categories.create).click()
    await expect(heading).toHaveText(frame.to.categories)
    await expect(toasts).toContainText(categories.created)
    expect(await violationsOn(page)).toEqual([])

    const rows = admin.main.getByRole("listitem")
    const names = async () =>
      (await rows.getByRole("link").allInnerTexts()).filter((name) => name.includes(mark))
    expect(await names()).toEqual([one, three, two])
    await admin.main.getByRole("button", { name: fill(categories.up, { name: two }) }).click()
    await expect.poll(names).toEqual([two, one, three])
    await admin.main.getByRole("link", { name: two }).press("Alt+ArrowDown")
    await expect.poll(names).toEqual([one, three, two])

    await admin.main.getByRole("link", { name: two }).click()
    await admin.main.getByRole("switch", { name: form.perishable }).click()
    // The demo shop declares this field in merchant.json.
    await admin.main.getByLabel(/^Conservation \(français\)/i).fill("Au frais")
    await admin.button(form.save).click()
    await expect(toasts).toContainText(categories.saved)
    const shown = await admin.main.getByRole("link", { name: categories.page }).getAttribute("href")
    await expect.poll(async () => (await page.request.get(shown ?? "")).text()).toContain("Au frais")
    await admin.button(categories.merge.action).click()
    const question = page.getByRole("alertdialog")
    await question.getByLabel(categories.merge.into).selectOption({ label: `${one} › ${three}` })
    await question.getByRole("button", { name: categories.merge.confirm }).click()
    await expect(heading).toHaveText(three)
    await admin.button(categories.delete.action).click()
    await question.getByRole("button", { name: categories.delete.confirm }).click()
    await expect(heading).toHaveText(frame.to.categories)
    await expect.poll(names).toEqual([one])
    await admin.main.getByRole("link", { name: one }).click()
    await admin.button(categories.delete.action).click()
    await question.getByRole("button", { name: categories.delete.confirm }).click()
    await expect.poll(names).toEqual([])
    expect(
      (await new ShopClient({ baseUrl: requireVariable("SHOP_URL") }).categories()).length,
    ).toBeGreaterThan(0)
  })
