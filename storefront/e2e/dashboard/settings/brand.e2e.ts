import { join } from "node:path"
import { ORIGINAL_BRAND } from "@bon-perroquet/contract/theme"
import { violationsOnWhole } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

test.afterEach(async ({ adminCalls }) => {
  await adminCalls.shop.write("PUT", "/api/admin/settings/brand", { json: ORIGINAL_BRAND })
})

const LOGO = join(__dirname, "../../../public/icon-192.png")

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("an owner uploads a logo and chooses colours with the keyboard, and the shop shows them", async ({
      page,
      admin,
      toasts,
    }) => {
      const { settings } = admin.texts
      const { brand } = settings
      await page.goto("/admin/settings/brand")
      await page.locator("input[type=file]").setInputFiles(LOGO)
      await expect(admin.main.getByRole("img", { name: brand.ownLogo })).toBeVisible()
      const action = admin.main.getByRole("textbox", { name: brand.fields.action, exact: true })
      await action.fill("#f2c14e")
      const wrong = fill(brand.wrong.contrast, { ratio: "", needed: "" }).split(/[:：]/)[0] ?? ""
      await expect(admin.main.getByText(wrong)).toBeVisible()
      await admin.button(settings.save).press("Enter")
      await expect(action).toBeFocused()
      await expect(action).toHaveAttribute("aria-invalid", "true")
      await action.fill("#1D3F8F")
      await expect(action).not.toHaveAttribute("aria-invalid", "true")
      const sample = admin.main
        .getByRole("figure", { name: brand.modes.light })
        .getByText(brand.sample.button)
      await expect(sample).toHaveCSS("background-color", "rgb(29, 63, 143)")
      await action.press("Enter")
      await expect(toasts).toContainText(settings.saved)

      const home = async () => (await page.request.get("/")).text()
      await expect.poll(home).toContain("/api/shop/logos/")
      await page.goto("/")
      await expect(page.locator("header img")).toHaveAttribute("src", /\/api\/shop\/logos\//)
      await expect(page.locator("header img")).toHaveJSProperty("complete", true)
      const leaf = await page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue("--leaf"),
      )
      expect(leaf).toBe("#1d3f8f")
      expect(await violationsOnWhole(page)).toEqual([])
    })
  })
}
