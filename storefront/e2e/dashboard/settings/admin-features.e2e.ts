import { requireVariable } from "@bon-perroquet/testing"
import { TESTED_LANGUAGES } from "../../shop/languages"
import { expect, test } from "../../shop/test"
import { fill } from "../../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`optional functions in ${language}`, () => {
    test.use({ language })

    test("an owner disables and enables an optional function, which the shop hides and shows, and sees errors of a number prefix and of a mail server that cannot be reached", async ({
      page,
      admin,
      adminCalls,
      noise,
      toasts,
    }) => {
      const { settings } = admin.texts
      await page.goto("/admin/settings/features")
      const groups = admin.main.getByRole("group", { name: settings.features.groups.shop, exact: true })
      const switches = groups.getByRole("switch")
      await expect(switches.first()).toBeVisible()
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

      const { features, mailServer, save, failed } = settings
      const numbers = admin.main.getByRole("group", { name: features.groups.numbers, exact: true })
      const field = numbers.locator("[name=order_number_prefix]")
      const prefix = await field.inputValue()
      await field.fill("bp 1")
      await admin.button(save).click()
      await expect(field).toHaveAttribute("aria-invalid", "true")
      await expect(field).toBeFocused()
      await field.fill(prefix)

      noise.expect(/\/api\/admin\/settings\/mail-server/)
      await adminCalls.shop.prove(requireVariable("SHOP_ADMIN_PASSWORD"))
      await admin.show("/admin/settings/mail-server")
      await admin.main.getByLabel(mailServer.fields.host).fill("127.0.0.1")
      await admin.main.getByLabel(mailServer.fields.port).fill("1")
      await admin.button(mailServer.save).click()
      await expect(toasts).toContainText(failed)
    })
  })
}
