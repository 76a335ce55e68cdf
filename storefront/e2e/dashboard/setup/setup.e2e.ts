import { addressIn } from "@bon-perroquet/contract"
import type { OpeningSettings } from "@bon-perroquet/contract/setup"
import { AdminScreen, type AdminCalls, WITHOUT_ROWS } from "../../shop/admin-screen"
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

    test("visitors see that the shop opens soon and administrators see the shop, until an owner opens it with the keyboard and hides the checklist", async ({
      page,
      adminCalls,
      toasts,
      visits,
    }) => {
      const admin = new AdminScreen(page, language)
      const { layout, products } = textsIn(language)
      const { setup, settings } = admin.texts
      const heading = page.getByRole("heading", { level: 1 })
      const html = async (path: string) => (await page.request.get(addressIn(language, path))).text()
      await save(adminCalls, { ...OPEN, is_open: false })
      const soon = new RegExp(`<h1[^>]*>${layout.soon.title}`)
      for (const path of ["/", "/products"]) await expect.poll(() => html(path)).toMatch(soon)
      await page.goto(addressIn(language, "/products"))
      await expect(heading).toHaveText(layout.soon.title)
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex")
      expect(await violationsOnWhole(page)).toEqual([])
      expect(await html("/terms")).not.toMatch(soon)

      await visits.showAs(adminCalls.signedIn, "/products")
      await expect(heading).toHaveText(products.title)
      await admin.show(`/admin?${WITHOUT_ROWS}`)
      const list = admin.main.getByRole("list", { name: setup.title })
      await expect(list.getByRole("listitem")).toHaveCount(13)
      await expect(list).toContainText(setup.problems.payment_emulator)
      const link = list.getByRole("link", { name: fill(setup.go, { step: setup.steps.merchant }) })
      await expect(link).toHaveAttribute("href", /\/admin\/settings$/)
      expect(await violationsOn(page)).toEqual([])
      await admin.button(setup.open).press("Enter")
      await expect(toasts).toContainText(setup.opened)
      await expect(list).toBeHidden()
      await expect.poll(() => html("/products")).not.toMatch(soon)

      const card = admin.main.getByRole("heading", { name: new RegExp(`^${setup.title}`) })
      await card.click()
      await admin.button(setup.hide).click()
      await expect(toasts).toContainText(setup.hidden)
      await expect(card).toBeHidden()
      await admin.show("/admin/settings/opening")
      const shown = admin.main.getByRole("switch", { name: settings.opening.fields.has_checklist })
      await expect(shown).not.toBeChecked()
      expect(await violationsOn(page)).toEqual([])
      await shown.press("Space")
      await admin.button(settings.save).click()
      await expect(toasts).toContainText(settings.saved)
      await admin.show(`/admin?${WITHOUT_ROWS}`)
      await expect(card).toBeVisible()
    })
  })
}
