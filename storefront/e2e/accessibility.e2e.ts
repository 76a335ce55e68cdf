import { LANGUAGES } from "@bon-perroquet/shop-api/contract"
import { violationsOn } from "./shop/axe"
import { routes } from "./shop/routes"
import { expect, test } from "./shop/test"
import { textsIn } from "./shop/texts"

for (const language of LANGUAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme, contextOptions: { reducedMotion: "reduce" } })

      test("no screen has anything that axe objects to", async ({ page, catalogue, noise }) => {
        test.setTimeout(180_000)
        noise.expect(/no-such-page/)
        // Links of mails that nobody was sent.
        noise.expect(/\/api\/(auth\/verify|newsletter\/|orders\/linked)/)
        const { handle } = await catalogue.almonds()
        for (const route of routes(handle)) {
          await page.goto(route)
          await page.getByRole("heading", { level: 1 }).waitFor()
          expect.soft(await violationsOn(page), route).toEqual([])
        }
      })

      test("neither has the way from the cart to payment", async ({ page, catalogue, products, cart }) => {
        await products.open()
        await products.add(await catalogue.almonds())
        await cart.open()
        expect.soft(await violationsOn(page), "the cart's panel").toEqual([])
        await cart.checkOut()
        await expect(page.getByRole("radio").first()).toBeVisible()
        expect.soft(await violationsOn(page), "checkout").toEqual([])
      })
    })
  }
}

test.describe("before the question about cookies is answered", () => {
  test.use({ cookiesAnswered: false })

  test("the banner has nothing that axe objects to", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: textsIn("fr").cookies.refuse }).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })
})
