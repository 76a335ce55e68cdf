import { randomUUID } from "node:crypto"
import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { HOME } from "@bon-perroquet/testing/purchase"
import { signInAs } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { storeInBrowser } from "../shop/browser-storage"
import { ADDRESS } from "../shop/checkout-screen"
import { centsIn } from "../shop/money"
import { CARDS } from "../shop/payment-page"
import { expect, SCREENS, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

for (const { name: device, viewport, language } of representatives(SCREENS))
  test.describe(`in ${language} on ${device}`, () => {
    test.use({ language, viewport })
    const texts = textsIn(language)
    const { balances } = texts.checkout
    const at = (path: string) => (language === "fr" ? path : `/${language}${path}`)

    test("a gift card pays a part of the order, and the order shows what each method paid", async ({
      page,
      adminCalls,
      checkout,
      payment,
      outcome,
      noise,
      visits,
    }) => {
      noise.expect(/\/gift-cards$/)
      const { id } = await adminCalls.makeProduct({ price: 30, stock: 20 })
      const card = await adminCalls.issueCard(1000)
      const guest = new ShopClient()
      await guest.addItem(id)
      await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: guest.sessionId })
      await page.goto(at("/checkout"))
      const full = (await checkout.totals()).total

      const region = page.getByRole("region", { name: balances.title })
      await region.getByRole("button", { name: balances.open }).click()
      const code = region.getByRole("textbox", { name: balances.label })
      await code.fill("AAAA-BBBB-CCCC-DDDD")
      await region.getByRole("button", { name: balances.apply, exact: true }).click()
      await expect(code).toHaveAccessibleDescription(/\S/)
      await expect(code).toBeFocused()

      await code.fill(card.code.toLowerCase())
      await region.getByRole("button", { name: balances.apply, exact: true }).click()
      const cards = region.getByRole("list", { name: balances.applied }).getByRole("listitem")
      await expect(cards).toHaveCount(1)
      await expect(cards).toContainText(fill(balances.card, { last4: card.last4 }))
      const rest = checkout.summary.locator("dl > div").filter({ hasText: balances.rest })
      await expect(rest).toBeVisible()
      expect(centsIn(await rest.getByRole("definition").innerText())).toBe(full - 1000)
      await expect.poll(async () => (await checkout.totals()).button).toBe(full - 1000)
      expect(await violationsOn(region)).toEqual([])

      const named = fill(balances.card, { last4: card.last4 })
      await region.getByRole("button", { name: fill(balances.remove, { name: named }) }).click()
      await expect(cards).toHaveCount(0)
      await expect.poll(async () => (await checkout.totals()).button).toBe(full)
      await region.getByRole("button", { name: balances.open }).click()
      await code.fill(card.code)
      await region.getByRole("button", { name: balances.apply, exact: true }).click()
      await expect(cards).toHaveCount(1)

      await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
      await expect.poll(async () => (await checkout.totals()).button).toBe(full - 1000)
      await checkout.pay()
      expect(await payment.total()).toBe(full - 1000)
      await payment.payByCard(CARDS.visa)
      await expect(outcome.thanks).toBeVisible()
      await page.getByRole("link", { name: texts.account.order.open }).click()
      const { gift_card } = texts.account.order.methods
      const amounts = page.getByRole("region", { name: texts.account.order.summary })
      await expect(amounts).toContainText(`${gift_card} •••• ${card.last4}`)
      await expect(amounts).toContainText("Visa •••• 4242")
      expect(await violationsOn(page)).toEqual([])

      await visits.show(at("/gift-card"))
      const { giftCard } = texts.account
      await page.getByLabel(giftCard.code).fill(card.code)
      await page.getByRole("button", { name: giftCard.read }).click()
      const shown = page.getByRole("main").getByRole("status")
      await expect(shown).toContainText(fill(giftCard.balanceOf, { last4: card.last4 }))
      expect(centsIn(await shown.getByRole("definition").innerText())).toBe(0)
      expect(await violationsOn(shown)).toEqual([])
    })

    test("if another device uses the gift card during the checkout, the checkout shows the new rest before the payment", async ({
      page,
      adminCalls,
      checkout,
      payment,
      noise,
    }) => {
      noise.expect(/\/api\/payments\/checkout\/session$/)
      const { id } = await adminCalls.makeProduct({ price: 30, stock: 20 })
      const { code, last4 } = await adminCalls.issueCard(1000)
      const [guest, other] = [new ShopClient(), new ShopClient()]
      for (const shop of [guest, other]) {
        await shop.addItem(id)
        await shop.write("POST", `/api/cart/${shop.sessionId}/gift-cards`, { json: { code } })
      }
      await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: guest.sessionId })
      await page.goto(at("/checkout"))
      const { total } = await checkout.totals()
      await checkout.fillIn({ ...ADDRESS, email: "ada@example.be" })
      await expect.poll(async () => (await checkout.totals()).button).toBe(total - 1000)

      await other.openCheckout(HOME)
      await checkout.payButton.click()
      const region = page.getByRole("region", { name: balances.title })
      const problem = region.getByRole("alert")
      await expect(problem).toBeVisible()
      expect(centsIn(await problem.innerText())).toBe(total)
      await expect.poll(async () => (await checkout.totals()).button).toBe(total)
      await expect(region.getByRole("listitem")).toContainText(fill(balances.card, { last4 }))
      expect(await violationsOn(region)).toEqual([])
      await checkout.pay()
      expect(await payment.total()).toBe(total)
    })

    test("store credit pays the whole order of its customer, who sees its movements in the account", async ({
      page,
      adminCalls,
      checkout,
      outcome,
      visits,
    }) => {
      const { id } = await adminCalls.makeProduct({ price: 12, stock: 20 })
      const customer = new ShopClient()
      const signedIn = await customer.register()
      await customer.addItem(id)
      const json = { customer_id: signedIn.user.id, amount_cents: 10_000, reason: "Test", key: randomUUID() }
      await adminCalls.shop.write("POST", "/api/admin/gift-cards/store-credit", { json })
      await signInAs(page, signedIn)
      await storeInBrowser(page, { [STORAGE_KEYS.sessionId]: customer.sessionId })
      await page.goto(at("/checkout"))
      await checkout.totals()

      await page.getByRole("checkbox", { name: balances.credit }).check()
      const rest = checkout.summary.locator("dl > div").filter({ hasText: balances.rest })
      await expect(rest).toContainText("0,00")
      await expect(page.getByRole("radiogroup", { name: texts.checkout.payment.title })).toBeHidden()
      await checkout.fillIn({ ...ADDRESS, email: signedIn.user.email })
      expect(await violationsOn(page)).toEqual([])
      await page.getByRole("button", { name: texts.checkout.payWithBalance }).click()
      await expect(outcome.thanks).toBeVisible()

      await visits.show(at("/profile?tab=orders"))
      const { storeCredit } = texts.account
      const credit = page.getByRole("region", { name: storeCredit.title })
      const movements = credit.getByRole("list", { name: storeCredit.movements }).getByRole("listitem")
      await expect(movements).toHaveCount(2)
      await expect(movements.first()).toContainText(storeCredit.kinds.redeemed)
      await expect(movements.last()).toContainText(storeCredit.kinds.issued)
      expect(await violationsOn(credit)).toEqual([])
      const left = centsIn(await credit.getByText(storeCredit.available).locator("..").innerText())
      expect(left).toBeGreaterThan(0)

      await visits.show(at("/profile?tab=preferences"))
      const { deletion } = texts.account.preferences
      const [beforeAmount = ""] = deletion.credit.split("{{amount}}")
      const lost = page.getByRole("region", { name: deletion.title }).getByText(beforeAmount)
      expect(centsIn(await lost.innerText())).toBe(left)
    })
  })
