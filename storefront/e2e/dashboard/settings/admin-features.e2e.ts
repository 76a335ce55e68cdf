import { requireVariable } from "@bon-perroquet/testing"
import { violationsOn } from "../../shop/axe"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`optional functions in ${language}`, () => {
    test.use({ language })

    test("an owner disables and enables an optional function, and the shop hides and shows it", async ({
      page,
      admin,
      toasts,
    }) => {
      const { settings } = admin.texts
      await page.goto("/admin/settings/features")
      const groups = admin.main.getByRole("group", { name: settings.features.groups.shop, exact: true })
      const switches = groups.getByRole("switch")
      await expect(switches.first()).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await expect(admin.main).toContainText(fill(settings.features.overridden, { variable: "LOTS" }))
      const wishlist = groups.getByRole("switch", { name: /Favori|Favoriet|Wish/ })
      await expect(wishlist).toBeChecked()
      await wishlist.press("Space")
      await admin.button(settings.save).click()
      await expect(toasts).toContainText(settings.saved)
      await expect(wishlist).not.toBeChecked()
      const services = async () => {
        const answer = await page.request.get("/api/shop")
        return ((await answer.json()) as { services: string[] }).services
      }
      await expect.poll(services).not.toContain("favourites")

      await wishlist.press("Space")
      await admin.button(settings.save).click()
      await expect(wishlist).toBeChecked()
      await expect.poll(services).toContain("favourites")
    })

    test("an invalid prefix of document numbers is marked at its field", async ({ page, admin }) => {
      const { features, save } = admin.texts.settings
      await page.goto("/admin/settings/features")
      const numbers = admin.main.getByRole("group", { name: features.groups.numbers, exact: true })
      const field = numbers.locator("[name=order_number_prefix]")
      await field.fill("bp 1")
      await admin.button(save).click()
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await expect(field).toBeFocused()
    })

    test("the settings reject a mail server that cannot be reached", async ({
      page,
      admin,
      adminCalls,
      toasts,
      noise,
    }) => {
      noise.expect(/\/api\/admin\/settings\/mail-server/)
      const { mailServer, failed } = admin.texts.settings
      await adminCalls.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
      await page.goto("/admin/settings/mail-server")
      await admin.main.getByLabel(mailServer.fields.host).fill("127.0.0.1")
      await admin.main.getByLabel(mailServer.fields.port).fill("1")
      expect(await violationsOn(page)).toEqual([])
      await admin.button(mailServer.save).click()
      await expect(toasts).toContainText(failed)
    })
  })
}
