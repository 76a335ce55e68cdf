import { randomUUID } from "node:crypto"
import { addressIn, formatCents, STORAGE_KEYS, tradeListsSchema } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { signInAs } from "../../shop/admin-screen"
import { violationsOn } from "../../shop/axe"
import { storeInBrowser } from "../../shop/browser-storage"
import { nameOf } from "../../shop/catalogue"
import { ADDRESS } from "../../shop/checkout-screen"
import { expect, SCREENS, test } from "../../shop/test"
import { fill, textsIn } from "../../shop/texts"

for (const { name: device, viewport, language } of representatives(SCREENS))
  test.describe(`in ${language} on ${device}`, () => {
    test.use({ language, viewport })

    test("staff create a trade price list, and its customer sees prices without VAT until the customer signs out in another tab, and buys", async ({
      page,
      context,
      admin,
      adminCalls,
      cart,
      catalogue,
      checkout,
      payment,
      productPage,
      toasts,
    }) => {
      const { id } = await adminCalls.makeProduct({ price: 10, stock: 60 })
      const product = await catalogue.find("own product", (each) => each.id === id)
      const productName = nameOf(product, language)
      const customer = new ShopClient()
      const signedIn = await customer.register()
      const group = `Éleveurs ${randomUUID().slice(0, 8)}`
      const title = `Gros ${randomUUID().slice(0, 8)}`

      const { trade, customers } = admin.texts
      await page.goto("/admin/promotions")
      await admin.main.getByRole("link", { name: trade.title, exact: true }).click()
      await admin.main.getByRole("link", { name: trade.new }).click()
      await admin.main.getByLabel(trade.form.title, { exact: true }).fill(title)
      await admin.main.getByLabel(trade.form.newGroup).fill(group)
      await admin.button(trade.form.addGroup).click()
      await expect(admin.main.getByRole("checkbox", { name: group })).toBeChecked()
      await admin.button(trade.form.create).click()
      await expect(toasts).toContainText(trade.form.saved)
      await expect(admin.main.getByRole("heading", { level: 1 })).toHaveText(title)

      await admin.main.getByRole("searchbox", { name: trade.prices.search }).fill(product.sku)
      await admin.main.getByRole("button", { name: fill(trade.prices.editOf, { name: productName }) }).click()
      const dialog = page.getByRole("dialog", { name: productName })
      await dialog.getByLabel(trade.prices.netPrice).fill("8,49")
      await dialog.getByRole("button", { name: trade.form.addStep }).click()
      await dialog.getByLabel(trade.form.from).last().fill("10")
      await dialog.getByLabel(trade.prices.netPrice).last().fill("7,55")
      await dialog.getByRole("button", { name: trade.form.save }).click()
      const row = admin.main.getByRole("row").filter({ hasText: product.sku })
      await expect(row).toContainText(formatCents(755, language))
      expect(await violationsOn(page)).toEqual([])

      await admin.show(`/admin/customers/${signedIn.user.id}`)
      const membership = admin.main
        .getByRole("region", { name: trade.groups.title })
        .getByRole("checkbox", { name: group })
      await membership.click()
      await expect(toasts).toContainText(trade.groups.saved)
      await expect(membership).toBeChecked()
      await expect(admin.main.getByText(customers.contact)).toBeVisible()

      await signInAs(page, signedIn)
      await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: customer.sessionId })
      await customer.addItem(id, 10)
      await productPage.open(product)
      const { products: words, cart: cartWords } = textsIn(language)
      await expect(productPage.product).toContainText(formatCents(849, language))
      await expect(productPage.product).toContainText(words.card.vatExcluded.split(" {{")[0] ?? "")
      await expect(productPage.product).toContainText(
        fill(words.tiers.from, { quantity: 10, price: formatCents(755, language) }),
      )
      await cart.expectUnits(10)
      await cart.open()
      await expect(cart.line(product)).toContainText(formatCents(7547, language))
      await expect(cart.summary).toContainText(cartWords.trade.items)
      expect(await violationsOn(cart.panel)).toEqual([])
      await cart.checkOut()
      await checkout.fillIn({ ...ADDRESS, email: signedIn.user.email })
      const { total } = await checkout.totals()
      await checkout.pay()
      expect(await payment.total()).toBe(total)
      expect((await customer.cart()).items[0]).toMatchObject({ unit_price: 8 })

      await productPage.open(product)
      await expect(productPage.product).toContainText(formatCents(849, language))
      await cart.expectUnits(10)
      const second = await context.newPage()
      await second.goto(addressIn(language, "/profile"))
      await second.getByRole("button", { name: textsIn(language).account.profile.logout }).click()
      await expect(productPage.product).toContainText(formatCents(1000, language))
      await cart.expectUnits(0)
      await second.close()

      const { body } = await adminCalls.shop.send("GET", "/api/admin/trade-lists")
      for (const list of tradeListsSchema.parse(body))
        if (list.title === title) await adminCalls.shop.write("DELETE", `/api/admin/trade-lists/${list.id}`)
    })
  })
