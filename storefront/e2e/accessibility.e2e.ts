import { thirdOfTheDay } from "@bon-perroquet/testing/campaign"
import { objectionsTo, violationsOn } from "./shop/axe"
import { SCANNED_TODAY } from "./shop/languages"
import { ADMIN_ROUTES, routes } from "./shop/routes"
import { expect, test } from "./shop/test"
import { textsIn } from "./shop/texts"

for (const language of SCANNED_TODAY) {
  // What axe looks at is the same markup in each: colours are looked at in one language.
  const withColours = language === SCANNED_TODAY[0]
  // In that one all of the shop's screens where one was changed lately; else a third of them each day.
  const visited =
    withColours && process.env["SCREENS_CHANGED"] === "yes"
      ? (addresses: readonly string[]) => addresses
      : thirdOfTheDay
  test.describe(`in ${language}, on a phone and on a desktop${withColours ? ", by day and by night" : ""}`, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } })

    test("axe objects to nothing on any page of the shop, and none scrolls sideways", async ({
      page,
      catalogue,
      noise,
    }) => {
      test.slow()
      noise.expect(/no-such-page/)
      // Links of mails that nobody was sent.
      noise.expect(/\/api\/(auth\/verify|newsletter\/|orders\/linked)/)
      for (const route of visited(routes((await catalogue.almonds()).handle))) {
        await page.goto(route)
        await page.getByRole("heading", { level: 1 }).waitFor()
        expect.soft(await objectionsTo(page, withColours), route).toEqual([])
      }
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

test("axe objects to nothing on the dashboard's pages, a third of them each day", async ({
  page,
  admin,
  catalogue,
}) => {
  test.slow()
  const { id } = await catalogue.almonds()
  const product = [`/admin/products/table?ids=${id}`, `/admin/products?edit=${id}`]
  for (const route of thirdOfTheDay([...ADMIN_ROUTES, ...product])) {
    await page.goto(route)
    await admin.expectLoaded()
    expect.soft(await objectionsTo(page, true), route).toEqual([])
  }
})

test.describe("before the question about cookies is answered", () => {
  test.use({ cookiesAnswered: false })

  test("the banner has nothing that axe objects to", async ({ page }) => {
    await page.goto("/")
    await page.getByRole("button", { name: textsIn("fr").cookies.refuse }).waitFor()
    expect(await violationsOn(page)).toEqual([])
  })
})
