import { violationsOn } from "../shop/axe"
import { ADDRESS } from "../shop/checkout-screen"
import { TESTED_LANGUAGES } from "../shop/languages"
import { centsIn } from "../shop/money"
import { expect, test } from "../shop/test"

for (const language of TESTED_LANGUAGES) {
  test.describe(`gift wrapping in ${language}`, () => {
    test.use({ language })

    test("a shopper adds gift wrapping in the checkout, sees its price and pays for it", async ({
      page,
      catalogue,
      checkout,
    }) => {
      await checkout.openWith(await catalogue.almonds())
      const plain = await checkout.totals()
      const extras = page.getByRole("region", { name: checkout.texts.extras.title })
      const wrapping = extras.getByRole("checkbox")
      await expect(wrapping).not.toBeChecked()
      await wrapping.check()
      await expect.poll(async () => centsIn(await checkout.payButton.innerText())).toBe(plain.total + 200)
      const wrapped = await checkout.totals()
      expect(wrapped.items + wrapped.delivery + wrapped.vat.reduce((sum, cents) => sum + cents, 0)).toBe(
        wrapped.total,
      )
      const lines = checkout.summary.getByRole("list", { name: checkout.texts.summary.lines })
      await expect(lines.getByRole("listitem")).toHaveCount(2)
      expect(await violationsOn(page)).toEqual([])

      await wrapping.uncheck()
      await expect.poll(async () => (await checkout.totals()).button).toBe(plain.total)
      await wrapping.check()
      await checkout.fillIn({ ...ADDRESS, email: `gift-${language}-${Date.now()}@example.be` })
      await expect.poll(async () => centsIn(await checkout.payButton.innerText())).toBe(plain.total + 200)
      await checkout.pay()
      const name = {
        fr: "Emballage cadeau",
        nl: "Cadeauverpakking",
        en: "Gift wrapping",
        de: "Geschenkverpackung",
      }
      await expect(page.getByText(name[language])).toBeVisible()
    })
  })
}
