import { addressIn, STORAGE_KEYS } from "@bon-perroquet/contract"
import { restoredCartSchema } from "@bon-perroquet/contract/cart"
import { featuresSettingSchema } from "@bon-perroquet/contract/features"
import { shopDatabase } from "@bon-perroquet/testing/database/index"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import type { AdminCalls } from "../shop/admin-screen"
import { violationsOnWhole } from "../shop/axe"
import { fillCart, openBlankPage, storeInBrowser } from "../shop/browser-storage"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

const FEATURES = "/api/admin/settings/features"

async function remindAfter({ shop }: AdminCalls, cart_reminder_hours: number): Promise<void> {
  const { value } = featuresSettingSchema.parse((await shop.send("GET", FEATURES)).body)
  await shop.write("PUT", FEATURES, { json: { ...value, cart_reminder_hours } })
}

test.afterEach(({ adminCalls }) => remindAfter(adminCalls, 0))

for (const language of TESTED_LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test("a shopper agrees to a reminder with the keyboard, and its link restores the cart in another browser", async ({
      page,
      adminCalls,
      catalogue,
      visits,
    }) => {
      await remindAfter(adminCalls, 1)
      const { checkout, account } = textsIn(language)
      const email = `cart-${Date.now()}@example.org`
      await fillCart(page, [await catalogue.almonds()])
      const path = addressIn(language, "/checkout")
      await expect.poll(async () => (await page.request.get(path)).text()).toContain('"cart_reminder"')
      await page.goto(path)
      const box = page.getByRole("checkbox", { name: checkout.reminder.label })
      await expect(box).not.toBeChecked()
      await page.getByLabel(checkout.fields.email).fill(email)
      const stored = page.waitForResponse((answer) => answer.url().endsWith("/reminder") && answer.ok())
      await box.press("Space")
      await stored
      expect(await violationsOnWhole(page)).toEqual([])
      const past = shopDatabase().raw("now() - interval '3 hours'")
      const consent = await shopDatabase()<{ cart_id: string }>("cart_reminder")
        .where({ email })
        .first("cart_id")
      const id = consent?.cart_id ?? ""
      await shopDatabase()("cart").where({ id }).update({ updated_at: past })
      await shopDatabase()("cart_line_item").where({ cart_id: id }).update({ updated_at: past })
      await shopDatabase()("cart_reminder").where({ email }).update({ agreed_at: past })
      const { token } = await linkTo(email, "/cart-reminder")

      // Deletes the stored data, as in another browser.
      await openBlankPage(page)
      await page.evaluate(() => [localStorage, sessionStorage].forEach((storage) => storage.clear()))
      await storeInBrowser(page, { [STORAGE_KEYS.cookiesChoice]: "refused" })
      await page.goto(addressIn(language, `/cart-reminder?token=${token}`))
      const { cart_reminder, cart_reminder_end } = account.link
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(cart_reminder.full.title)
      expect(await violationsOnWhole(page)).toEqual([])
      await page.getByRole("link", { name: cart_reminder.checkout }).press("Enter")
      await expect(page.getByLabel(checkout.fields.email)).toHaveValue("")

      // Simulates a link whose goods were ordered or are out of stock, in a browser with other goods.
      const restoring = /\/restored$/
      await page.route(restoring, async (route) => {
        const response = await route.fetch()
        const cart = restoredCartSchema.parse(await response.json())
        await route.fulfill({ response, json: { ...cart, is_restored: false } })
      })
      await page.goto(addressIn(language, `/cart-reminder?token=${token}`))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(cart_reminder.gone.title)
      await page.unroute(restoring)
      const { token: end } = await linkTo(email, "/cart-reminder/end")
      await visits.show(addressIn(language, `/cart-reminder/end?token=${end}`))
      await page.getByRole("button", { name: cart_reminder_end.press.confirm }).press("Enter")
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(cart_reminder_end.title)
    })
  })
}
