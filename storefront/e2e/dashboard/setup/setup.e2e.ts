import { addressIn } from "@bon-perroquet/contract"
import type { OpeningSettings } from "@bon-perroquet/contract/setup"
import type { AdminCalls } from "../../shop/admin-screen"
import { violationsOn, violationsOnWhole } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

const OPENING = "/api/admin/settings/opening"
const OPEN: OpeningSettings = { is_open: true, has_checklist: true }

const save = ({ shop }: AdminCalls, json: OpeningSettings) => shop.write("PUT", OPENING, { json })

test.afterEach(async ({ adminCalls }) => {
  await save(adminCalls, OPEN)
})

for (const language of TESTED_LANGUAGES) {
  test.describe(`shop opening in ${language}`, () => {
    test.use({ language })

    test("visitors see that the shop opens soon, until an owner opens it", async ({ page, adminCalls }) => {
      const { soon } = textsIn(language).layout
      const heading = page.getByRole("heading", { level: 1 })
      await save(adminCalls, { ...OPEN, is_open: false })
      for (const path of ["/", "/products"])
        await expect(async () => {
          await page.goto(addressIn(language, path))
          await expect(heading).toHaveText(soon.title, { timeout: 2_000 })
        }).toPass()
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
      expect(await violationsOnWhole(page)).toEqual([])
      await page.goto(addressIn(language, "/terms"))
      await expect(heading).not.toHaveText(soon.title)
      await save(adminCalls, OPEN)
      await expect(async () => {
        await page.goto(addressIn(language, "/products"))
        await expect(heading).not.toHaveText(soon.title, { timeout: 2_000 })
      }).toPass()
    })

    test("an owner opens a new shop with the keyboard", async ({ page, admin, adminCalls, toasts }) => {
      await save(adminCalls, { ...OPEN, is_open: false })
      const { setup } = admin.texts
      await page.goto("/admin")
      const list = admin.main.getByRole("list", { name: setup.title })
      await expect(list.getByRole("listitem")).toHaveCount(13)
      await expect(list).toContainText(setup.problems.payment_emulator)
      const link = list.getByRole("link", { name: fill(setup.go, { step: setup.steps.merchant }) })
      await expect(link).toHaveAttribute("href", /\/admin\/settings$/)
      expect(await violationsOn(page)).toEqual([])
      await admin.button(setup.open).press("Enter")
      await expect(toasts).toContainText(setup.opened)
      await expect(list).toBeHidden()
    })
  })
}

test("an owner hides the checklist and shows it again in the settings", async ({ page, admin, toasts }) => {
  const { setup, settings } = admin.texts
  await page.goto("/admin")
  const card = admin.main.getByRole("heading", { name: new RegExp(`^${setup.title}`) })
  await card.click()
  await admin.button(setup.hide).click()
  await expect(toasts).toContainText(setup.hidden)
  await expect(card).toBeHidden()
  await page.goto("/admin/settings/opening")
  const shown = admin.main.getByRole("switch", { name: settings.opening.fields.has_checklist })
  await expect(shown).not.toBeChecked()
  expect(await violationsOn(page)).toEqual([])
  await shown.press("Space")
  await admin.button(settings.save).click()
  await expect(toasts).toContainText(settings.saved)
  await page.goto("/admin")
  await expect(card).toBeVisible()
})

test("administrators see the shop before its opening", async ({ page, admin: _, adminCalls }) => {
  await save(adminCalls, { ...OPEN, is_open: false })
  await expect
    .poll(async () => ((await (await page.request.get("/api/shop")).json()) as { is_open: boolean }).is_open)
    .toBe(false)
  await page.goto("/products")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("fr").products.title)
})
