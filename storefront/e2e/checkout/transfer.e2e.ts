import { violationsOn } from "../shop/axe"
import { ADDRESS } from "../shop/checkout-screen"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`bank transfer in ${language}`, () => {
    test.use({ language })

    test("a shopper pays by bank transfer, and an administrator records the payment", async ({
      page,
      catalogue,
      cart,
      checkout,
      adminCalls,
      toasts,
      noise,
      visits,
    }) => {
      // The shop rejects a wrong amount.
      noise.expect(/\/api\/admin\/orders\/[^/]+\/payment$/)
      await checkout.openWith(await catalogue.almonds())
      const ways = page.getByRole("radiogroup", { name: checkout.texts.payment.title })
      await expect(ways.getByRole("radio").first()).toBeChecked()
      await ways.getByRole("radio").nth(1).check()
      await checkout.fillIn({ ...ADDRESS, email: `transfer-${language}-${Date.now()}@example.be` })
      await checkout.payButton.click()
      await page.waitForURL(/\/checkout\/success\?session_id=bt_/)
      const main = page.getByRole("main")
      await expect(main).toContainText(checkout.texts.awaited.text)
      await expect(main).toContainText("BE68 5390 0754 7034")
      await expect(main).toContainText(/\+\+\+\d{3}\/\d{4}\/\d{5}\+\+\+/)
      await expect(main.getByRole("img")).toBeVisible()
      await expect(main).toContainText(checkout.texts.awaited.badge)
      expect(await violationsOn(page)).toEqual([])
      await cart.expectUnits(0)
      const number = /BP-\d{4}-\d{6}/.exec(await main.innerText())?.[0] ?? ""

      const confirmation = page.url()
      await visits.showAs(adminCalls.signedIn, `/admin/orders/${number}`)
      const { payment, done } = textsIn(language).admin
      await page.getByRole("button", { name: payment.receive }).click()
      const dialog = page.getByRole("dialog")
      const received = dialog.getByLabel(payment.received)
      const due = await received.inputValue()
      await received.fill("1.00")
      await dialog.getByRole("button", { name: payment.receiveAction }).click()
      await expect(dialog).toBeVisible()
      expect((await adminCalls.order(number)).status).toBe("pending")
      await received.fill(due)
      await dialog.getByRole("button", { name: payment.receiveAction }).click()
      await expect(toasts).toContainText(done.paid.replace("{{number}}", number))
      await expect(dialog).toBeHidden()
      expect((await adminCalls.order(number)).status).toBe("paid")

      await page.goto(confirmation)
      await expect(main).toContainText(checkout.texts.success.paid)
    })
  })
}
