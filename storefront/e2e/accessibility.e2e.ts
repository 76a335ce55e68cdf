import { LANGUAGES } from "@bon-perroquet/contract"
import { objectionsTo, violationsOn } from "./shop/axe"
import { ADMIN_ROUTES, routes } from "./shop/routes"
import { expect, test } from "./shop/test"
import { textsIn } from "./shop/texts"

for (const language of LANGUAGES) {
  const withColours = language === "fr"
  test.describe(`in ${language}, on a phone and on a desktop${withColours ? ", by day and by night" : ""}`, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } })

    for (const route of routes("amandes-decortiquees"))
      test(`axe objects to nothing at ${route}, and it does not scroll sideways`, async ({ page, noise }) => {
        noise.expect(/no-such-page/)
        // Links of mails that nobody was sent.
        noise.expect(/\/api\/(auth\/verify|newsletter\/|orders\/linked)/)
        await page.goto(route)
        await page.getByRole("heading", { level: 1 }).waitFor()
        expect(await objectionsTo(page, withColours)).toEqual([])
      })

    for (const route of ADMIN_ROUTES)
      test(`neither at ${route}`, async ({ page, admin }) => {
        await page.goto(route)
        await admin.main
          .getByRole("heading", { level: 2 })
          .or(admin.main.getByRole("combobox"))
          .first()
          .waitFor()
        await page.waitForLoadState("networkidle")
        expect(await objectionsTo(page, withColours)).toEqual([])
      })

    test("neither on the way from the cart to payment", async ({ page, catalogue, products, cart }) => {
      await products.open()
      await products.add(await catalogue.almonds())
      await cart.open()
      expect.soft(await objectionsTo(page, withColours), "the cart's panel").toEqual([])
      await cart.checkOut()
      await expect(page.getByRole("radio").first()).toBeVisible()
      expect.soft(await objectionsTo(page, withColours), "checkout").toEqual([])
    })
  })
}

test.describe("before the question about cookies is answered", () => {
  test.use({ cookiesAnswered: false })

  test("the banner has nothing that axe objects to", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: textsIn("fr").cookies.refuse }).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })
})
