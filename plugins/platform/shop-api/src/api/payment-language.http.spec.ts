import { inLanguages, LANGUAGES } from "@bon-perroquet/contract"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { requireVariable, ownProduct, ShopClient } from "@bon-perroquet/testing"

describe("The payment page", () => {
  let product: { id: string }
  beforeAll(async () => {
    product = await ownProduct(inLanguages("name", (language) => `Seeds in ${language}`))
  })

  const others = LANGUAGES.map((chosen, index) => [chosen, LANGUAGES.at(index - 1) ?? chosen] as const)

  it.each(others)("is in the chosen language %s in a browser with %s", async (chosen, browser) => {
    const shop = new ShopClient({ language: browser })
    await shop.addItem(product.id)
    const { session_id } = await shop.openCheckout({ language: chosen })
    const { locale } = await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).session(session_id)
    expect(locale).toBe(chosen)
  })

  it("is in the browser's language without a chosen language", async () => {
    const shop = new ShopClient({ language: "nl" })
    await shop.addItem(product.id)
    const { session_id } = await shop.openCheckout()
    const { locale } = await new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL")).session(session_id)
    expect(locale).toBe("nl")
  })
})
