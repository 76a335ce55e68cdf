import { randomUUID } from "node:crypto"
import { addressIn, GIFT_CARD_NAME_LENGTH } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { representatives } from "@bon-perroquet/testing/campaign"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { signInAs, WITHOUT_ROWS } from "../shop/admin-screen"
import { violationsOn } from "../shop/axe"
import { Keyboard } from "../shop/keyboard"
import { centsIn } from "../shop/money"
import { hydrated } from "../shop/page-readiness"
import { CARDS } from "../shop/payment-page"
import { expect, SCREENS, test } from "../shop/test"
import { fill, pattern, textsIn } from "../shop/texts"

const CODE = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/
const address = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.org`

for (const { name: device, viewport, language } of representatives(SCREENS.toReversed()))
  test.describe(`in ${language} on ${device}`, () => {
    test.use({ language, viewport })
    const { "gift-cards": texts, layout, admin: dashboard, account } = textsIn(language)
    const at = (path: string) => addressIn(language, path)

    test("a shopper buys a gift card with the keyboard, the recipient gets it, and staff refund it", async ({
      page,
      payment,
      adminCalls,
      toasts,
      visits,
    }) => {
      const keyboard = new Keyboard(page)
      const [recipient, buyer] = [address("bob"), address("ada")]
      const main = page.getByRole("main")
      const pay = page.getByRole("button", { name: pattern(texts.pay) })

      await page.goto(at("/gift-card"))
      await keyboard.press(main.getByRole("link", { name: account.giftCard.give }))
      await expect(page.getByRole("heading", { level: 1, name: texts.title })).toBeVisible()
      await expect(
        page.getByRole("contentinfo").getByRole("link", { name: layout.footer.giftCards }),
      ).toHaveCount(1)
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        new RegExp(`${at("/gift-cards")}$`),
      )
      const amounts = main.getByRole("radiogroup", { name: texts.amount.title }).getByRole("radio")
      await hydrated(amounts.first())
      await expect(amounts.first()).toBeChecked()

      // An empty form shows a reason at each field and focuses the first one.
      await keyboard.press(pay)
      const name = main.getByLabel(texts.recipient.name, { exact: true })
      await expect(name).toBeFocused()
      await expect(main).toContainText(fill(texts.errors.recipient_name, { max: GIFT_CARD_NAME_LENGTH }))
      await expect(main.getByLabel(texts.giver.email, { exact: true })).toHaveAttribute(
        "aria-invalid",
        "true",
      )
      expect(await violationsOn(page)).toEqual([])

      await amounts.first().focus()
      await page.keyboard.press("ArrowLeft")
      await expect(amounts.last()).toBeChecked()
      const entered = main.getByLabel(texts.amount.entered)
      await keyboard.type(entered, "4")
      await keyboard.press(pay)
      await expect(entered).toHaveAttribute("aria-invalid", "true")
      await keyboard.type(entered, "37,50")
      await keyboard.type(name, "Bob")
      await keyboard.type(main.getByLabel(texts.recipient.email, { exact: true }), recipient)
      await keyboard.type(main.getByLabel(texts.giver.name, { exact: true }), "Ada")
      await keyboard.type(main.getByLabel(texts.giver.message), "Bon appétit, Coco !")
      await keyboard.type(main.getByLabel(texts.giver.email, { exact: true }), buyer)
      const preview = main.getByRole("region", { name: texts.preview.title })
      await expect(preview).toContainText(fill(texts.preview.for, { name: "Bob" }))
      await expect(preview).toContainText("37,50")
      await expect.poll(async () => centsIn(await pay.innerText())).toBe(3_750)
      expect(await violationsOn(preview)).toEqual([])

      // A cancelled payment keeps what the shopper entered.
      await keyboard.press(pay)
      await page.waitForURL(/\/c\/pay\//)
      await page.getByRole("link", { name: "Back to the shop" }).click()
      await page.waitForURL((url) => url.pathname === at("/gift-cards"))
      await expect(name).toHaveValue("Bob")
      await expect(entered).toHaveValue("37,50")
      await keyboard.press(pay)
      await page.waitForURL(/\/c\/pay\//)
      expect(await payment.total()).toBe(3_750)
      await payment.payByKeyboard(keyboard, CARDS.visa)

      await expect(page.getByRole("heading", { level: 1, name: texts.bought.title })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${at("/gift-cards/bought")}\\?session_id=`))
      await expect(main).toContainText(fill(texts.bought.toRecipient, { name: "Bob" }))
      const fact = (label: string) =>
        main
          .locator("dl > div")
          .filter({ has: page.getByRole("term").filter({ hasText: label }) })
          .getByRole("definition")
      expect(centsIn(await fact(texts.bought.amount).innerText())).toBe(3_750)
      const number = await fact(texts.bought.number).innerText()
      expect(await violationsOn(page)).toEqual([])
      const bought = page.url()
      const codes = async () => (await mailTo(recipient)).filter(({ text }) => CODE.test(text)).length
      await expect.poll(codes).toBe(1)

      const { giftCards } = dashboard
      await visits.showAs(adminCalls.signedIn, `/admin/gift-cards?${WITHOUT_ROWS}`)
      await main.getByRole("searchbox", { name: giftCards.search }).fill(number)
      const card = main.getByRole("link", { name: pattern(giftCards.cardOf) })
      await expect(card).toHaveCount(1)
      await card.click()
      const sale = main.getByRole("region", { name: giftCards.sold.title })
      for (const text of [number, buyer, recipient, "Ada", "Bob", "Bon appétit, Coco !"])
        await expect(sale).toContainText(text)
      expect(await violationsOn(page)).toEqual([])
      await sale.getByRole("button", { name: giftCards.sold.sendAgain }).click()
      await expect(toasts).toContainText(giftCards.sold.sent)
      await expect.poll(codes).toBe(2)

      await sale.getByRole("button", { name: giftCards.sold.refund }).click()
      const dialog = page.getByRole("dialog")
      const refund = dialog.getByRole("button", { name: pattern(giftCards.sold.refundAction) })
      await refund.click()
      await expect(dialog.getByText(giftCards.reasonMissing)).toBeVisible()
      expect(await violationsOn(dialog)).toEqual([])
      await dialog.getByLabel(giftCards.reason).fill("Test")
      await refund.click()
      await expect(dialog).toBeHidden()
      await expect(sale).toContainText(giftCards.sold.refundedAt)
      await expect(sale.getByRole("button")).toHaveCount(0)
      await expect(main.getByText(giftCards.states.blocked, { exact: true })).toBeVisible()

      await page.goto(bought)
      await expect(page.getByRole("heading", { level: 1, name: texts.unpaid.returned.title })).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
    })

    test("a customer prints a gift card, and the form has the customer's name and address", async ({
      page,
      payment,
    }) => {
      const customer = new ShopClient()
      const signedIn = await customer.register()
      const { email } = signedIn.user
      await signInAs(page, signedIn)
      await page.goto(at("/gift-cards"))
      const main = page.getByRole("main")
      await expect(main.getByLabel(texts.giver.email, { exact: true })).toHaveValue(email)
      await main.getByRole("radio", { name: new RegExp(`^${texts.recipient.handovers.print.label}`) }).check()
      await expect(main.getByLabel(texts.recipient.email, { exact: true })).toBeHidden()
      await main.getByLabel(texts.recipient.name, { exact: true }).fill("Bob")
      await main.getByLabel(texts.giver.name, { exact: true }).fill("Ada")
      await page.getByRole("button", { name: pattern(texts.pay) }).click()
      await page.waitForURL(/\/c\/pay\//)
      await payment.payByCard(CARDS.visa)
      await expect(page.getByRole("heading", { level: 1, name: texts.bought.title })).toBeVisible()
      await expect(main).toContainText(texts.bought.toBuyer)
      await expect
        .poll(async () => (await mailTo(email)).filter(({ text }) => CODE.test(text)).length)
        .toBe(1)
      // The form is empty again after the payment.
      await main.getByRole("link", { name: texts.bought.another }).click()
      await expect(main.getByLabel(texts.recipient.name, { exact: true })).toHaveValue("")
    })
  })

test("a shop that sells no gift cards shows the not-found page", async ({ page, visits }) => {
  await page.route("**/api/gift-cards/offer", async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...((await response.json()) as object), is_sold: false } })
  })
  // Opens another screen first, because the server renders the first one.
  await page.goto("/gift-cards/bought")
  await visits.show("/gift-cards")
  const { title } = textsIn("fr").common.notFound
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
})
