import { violationsOn } from "../shop/axe"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"

/** The VIES emulator accepts every number for which the test configures no answer. */
const NUMBER = "FR40303265045"

for (const language of TESTED_LANGUAGES) {
  test.describe(`business customer in ${language}`, () => {
    test.use({ language })

    test("a Belgian VAT number is accepted without its country prefix, and a French business with a valid VAT number pays no VAT", async ({
      page,
      catalogue,
      checkout,
    }) => {
      await checkout.openWith(await catalogue.almonds())
      const { business } = checkout.texts
      await page.getByRole("checkbox", { name: business.buy }).check()
      await checkout.field("company").fill("Oiseaux SARL")
      await checkout.field("vat_number").fill("0403.170.701")
      await checkout.field("vat_number").blur()
      await expect(page.getByRole("status").filter({ hasText: business.standing.valid })).toBeVisible()
      await checkout.field("vat_number").fill("")
      await checkout.chooseCountry("FR")
      const plain = await checkout.totals()
      const { errors } = checkout.texts
      for (const [wrong, text] of [
        ["ZZ403170701", errors.vat_country],
        ["BE 0403.170.702", errors.vat_number],
      ] as const) {
        await checkout.field("vat_number").fill(wrong)
        await checkout.payButton.click()
        await expect(checkout.field("vat_number")).toHaveAccessibleDescription(new RegExp(text.slice(0, 30)))
      }
      // The shopper omits the prefix, and the form adds that of the country of delivery.
      await checkout.field("vat_number").fill(NUMBER.replace(/^FR/, ""))
      await checkout.field("vat_number").blur()
      await expect(page.getByRole("status").filter({ hasText: business.standing.valid })).toContainText(
        business.exempt,
      )
      const untaxed = await checkout.totals()
      expect(untaxed.vat).toEqual([0])
      expect(untaxed.button).toBe(untaxed.items + untaxed.delivery)
      expect(untaxed.button).toBeLessThan(plain.total)
      expect(await violationsOn(page)).toEqual([])

      await checkout.fillIn({
        ...{ first_name: "Ada", last_name: "Martin", email: `b2b-${language}-${Date.now()}@example.org` },
        ...{ street: "Rue Nationale", number: "4", postal_code: "59000", city: "Lille" },
      })
      await expect.poll(async () => (await checkout.totals()).button).toBe(untaxed.button)
      await checkout.pay()
    })
  })
}
