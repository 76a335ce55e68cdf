import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { given, ownProduct, ShopClient } from "@bon-perroquet/testing"

describe("The payment page", () => {
  it.each([
    ["nl", "en"],
    ["en", "fr"],
    ["fr", "nl"],
  ] as const)("speaks %s when that was chosen in a browser that speaks %s", async (chosen, browser) => {
    const names = { fr: "Graines", nl: "Zaden", en: "Seeds" }
    const product = await ownProduct({ name_fr: names.fr, name_nl: names.nl, name_en: names.en })
    const shop = new ShopClient({ language: browser })
    await shop.addItem(product.id)
    const { session_id } = await shop.openCheckout({ language: chosen })
    const { locale } = await new EmulatorControl(given("STRIPE_EMULATOR_URL")).session(session_id)
    expect(locale).toBe(chosen)
  })

  it("speaks the browser's language when none was chosen", async () => {
    const { id } = await ownProduct()
    const shop = new ShopClient({ language: "nl" })
    await shop.addItem(id)
    const { session_id } = await shop.openCheckout()
    const { locale } = await new EmulatorControl(given("STRIPE_EMULATOR_URL")).session(session_id)
    expect(locale).toBe("nl")
  })
})
