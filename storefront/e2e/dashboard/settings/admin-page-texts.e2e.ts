import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

const RETURNS = "/api/admin/settings/pages/returns"

test.afterAll(async ({ adminCalls }) => {
  await adminCalls.shop.write("PUT", RETURNS, { json: {} })
})

test("the page form shows unknown placeholders and a preview, publishes the text and restores the default", async ({
  page,
  admin,
  toasts,
}) => {
  const { settings } = admin.texts
  const { pages } = settings
  const mark = `Retours ${Date.now()}`
  await page.goto("/admin/settings")
  await admin.main.getByRole("link", { name: pages.title }).click()
  await admin.main.getByRole("combobox", { name: pages.page }).selectOption({ label: pages.names.returns })
  await expect(page).toHaveURL(/pages\/returns$/)
  const text = admin.main.getByLabel(pages.fields.text, { exact: true })
  await expect(text).toHaveValue(/mailto:\{\{email\}\}/)
  const original = await text.inputValue()

  await text.fill(`## ${mark}\n\n{{nothing}}`)
  await admin.button(settings.save).click()
  await expect(admin.main.getByText(fill(pages.wrong.gap, { gap: "{{nothing}}" }))).toBeVisible()
  await text.fill(`## ${mark}\n\n- un <b>point</b>\n\n{{times}}`)
  await admin.button(pages.preview).click()
  const preview = admin.main.getByRole("region", { name: pages.preview })
  await expect(preview.getByRole("heading", { name: mark })).toBeVisible()
  await expect(preview.getByRole("listitem")).toHaveText("un <b>point</b>")
  await expect(preview.getByRole("table")).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await admin.button(settings.save).click()
  await expect(toasts).toContainText(settings.saved)

  await expect.poll(async () => (await page.request.get("/returns")).text()).toContain(mark)
  await admin.button(pages.original).click()
  await expect(text).toHaveValue(original)
  await admin.button(settings.save).click()
  await expect(toasts).toContainText(settings.saved)
  await expect(admin.button(pages.original)).toHaveCount(0)
})
