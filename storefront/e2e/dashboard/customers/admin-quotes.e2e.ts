import { randomUUID } from "node:crypto"
import {
  customerGroupSchema,
  dayInBelgium,
  dayLater,
  formatCents,
  staffQuoteSchema,
  STORAGE_KEYS,
  tradeListSchema,
} from "@bon-perroquet/contract"
import { ShopClient, until } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { signInAs, WITHOUT_ROWS } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { storeInBrowser } from "../../shop/browser-storage"
import { nameOf } from "../../shop/catalogue"
import { ADDRESS } from "../../shop/checkout-screen"
import { expect, SCREENS, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

for (const { name: device, viewport, language } of representatives(SCREENS))
  test.describe(`in ${language} on ${device}`, () => {
    test.use({ language, viewport })

    test("a business asks for a quote in its cart, staff offer prices, and the business accepts and orders", async ({
      page,
      admin,
      adminCalls,
      cart,
      catalogue,
      checkout,
      payment,
      stripe,
      toasts,
      noise,
      visits,
    }) => {
      noise.expect(/\/offer$/)
      const { id } = await adminCalls.makeProduct({ price: 10, stock: 60 })
      const product = await catalogue.find("own product", (each) => each.id === id)
      const name = nameOf(product, language)
      const customer = new ShopClient()
      const signedIn = await customer.register()
      const staff = adminCalls.shop
      const title = `Gros ${randomUUID()}`
      const group = await staff.write("POST", "/api/admin/customer-groups", { json: { name: title } })
      const group_ids = [customerGroupSchema.parse(group.body).id]
      await staff.write("PUT", `/api/admin/customers/${signedIn.user.id}/groups`, { json: { group_ids } })
      const list = await staff.write("POST", "/api/admin/trade-lists", {
        json: {
          ...{ title, group_ids, is_for_businesses: false, from: null, until: null, minimum_cents: null },
          discounts: [{ from: 1, percent: 10 }],
        },
      })

      const texts = textsIn(language)
      const { quotes } = texts.account
      await signInAs(page, signedIn)
      await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: customer.sessionId })
      await customer.addItem(id, 12)
      await until("the trade prices", async () => (await customer.cart()).trade !== null)
      await page.goto(language === "fr" ? "/contact" : `/${language}/contact`)
      await cart.expectUnits(12)
      await cart.open()
      await cart.panel.getByRole("button", { name: texts.cart.quote.action }).press("Enter")
      const dialog = page.getByRole("dialog", { name: texts.cart.quote.action })
      await dialog.getByLabel(texts.cart.quote.message).fill("Livrable en mai ?")
      expect(await violationsOn(dialog)).toEqual([])
      await dialog.getByRole("button", { name: texts.cart.quote.send }).press("Enter")
      await expect(toasts).toContainText(texts.cart.quote.sent)
      const own = page.getByRole("region", { name: quotes.title }).getByRole("listitem").first()
      await expect(own).toContainText(quotes.states.requested)
      await expect(own).toContainText("Livrable en mai ?")

      await visits.showAs(adminCalls.signedIn, `/admin/customers?${WITHOUT_ROWS}`)
      await admin.main.getByRole("link", { name: admin.texts.quotes.title, exact: true }).click()
      await expect(admin.main.getByRole("table", { name: admin.texts.quotes.title })).toBeVisible()
      await admin.main.getByRole("link", { name: signedIn.user.email }).click()
      await admin.button(admin.texts.quotes.send).click()
      await expect(admin.main.getByText(admin.texts.quotes.priceMissing)).toBeVisible()
      const price = admin.main.getByLabel(fill(admin.texts.quotes.priceOf, { name }))
      await price.fill("7,55")
      await expect(admin.main.getByText(admin.texts.quotes.priceMissing)).toBeHidden()
      await admin.main.getByLabel(admin.texts.quotes.message).fill("Livraison comprise")
      // A colleague offers another price before this offer is sent.
      const address = `/api/admin/quotes/${new URL(page.url()).pathname.split("/").at(-1)}`
      const { lines } = staffQuoteSchema.parse((await staff.send("GET", address)).body)
      await staff.write("PUT", `${address}/offer`, {
        json: {
          lines: lines.map(({ variant_id, quantity }) => ({ variant_id, quantity, net_cents: 800 })),
          ...{ message: "", valid_until: dayLater(dayInBelgium(new Date()), 3) },
        },
      })
      await admin.button(admin.texts.quotes.send).click()
      await expect(
        admin.main.getByRole("group", { name: fill(admin.texts.quotes.priceOf, { name }) }),
      ).toBeVisible()
      await expect(price).toHaveValue("7,55")
      expect(await violationsOn(page)).toEqual([])
      await admin.button(admin.texts.quotes.replace).click()
      await expect(toasts).toContainText(admin.texts.quotes.offered)
      await expect(admin.button(admin.texts.quotes.replace)).toBeVisible()

      await visits.showAs(signedIn, "/profile?tab=orders")
      await expect(own).toContainText(quotes.states.offered)
      await expect(own).toContainText(formatCents(755, language))
      await expect(own).toContainText("Livraison comprise")
      expect(await violationsOn(own)).toEqual([])
      await own.getByRole("button", { name: quotes.accept }).press("Enter")
      await expect(page).toHaveURL(/\/checkout$/)
      await checkout.fillIn({ ...ADDRESS, email: signedIn.user.email })
      const { total } = await checkout.totals()
      await checkout.pay()
      expect(await payment.total()).toBe(total)
      expect((await customer.cart()).items[0]).toMatchObject({ quantity: 12, unit_price: 8 })
      await stripe.pay(payment.sessionId)
      await stripe.webhooksIdle()

      await expect(async () => {
        await page.goto(language === "fr" ? "/profile?tab=orders" : `/${language}/profile?tab=orders`)
        await expect(own).toContainText(quotes.states.accepted, { timeout: 5_000 })
      }).toPass()
      await expect(own.getByRole("link")).toBeVisible()
      await staff.write("DELETE", `/api/admin/trade-lists/${tradeListSchema.parse(list.body).id}`)
    })
  })
