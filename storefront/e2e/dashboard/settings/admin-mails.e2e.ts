import { violationsOn } from "../../shop/axe"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

const PLACED = "/api/admin/settings/mails/placed"

test.afterAll(async ({ adminCalls }) => {
  await adminCalls.shop.write("PUT", PLACED, { json: {} })
})

test("the e-mail form shows missing placeholders, a preview, a test e-mail and the default text", async ({
  page,
  admin,
  toasts,
}) => {
  const { settings } = admin.texts
  const { mails, pages } = settings
  await page.goto("/admin/settings/mails")
  const subject = admin.main.getByLabel(mails.fields.subject)
  const original = await subject.inputValue()
  await admin.main.getByLabel(mails.fields.intro).fill("Vos noix sont réservées.")
  await subject.fill("Merci !")
  await admin.button(pages.preview).click()
  await expect(admin.main.getByText(fill(mails.wrong.missing, { gap: "{{number}}" }))).toBeVisible()
  await subject.fill("Merci pour {{number}} !")
  await admin.button(pages.preview).click()
  const preview = admin.main.getByRole("region", { name: pages.preview })
  await expect(preview.getByText("Merci pour BP-2026-000123 !")).toBeVisible()
  expect(await violationsOn(preview)).toEqual([])
  await admin.button(mails.test).click()
  await expect(toasts).toContainText(fill(mails.tested, { to: "" }))
  await admin.button(settings.save).click()
  await expect(toasts).toContainText(settings.saved)

  await admin.button(pages.original).click()
  await expect(subject).toHaveValue(original)
  await admin.button(settings.save).click()
  await expect(admin.button(pages.original)).toHaveCount(0)
})
