import { ADMIN_PAGE_SIZE, addressIn } from "@bon-perroquet/contract"
import { everyNth } from "@bon-perroquet/testing/campaign"
import { WITHOUT_ROWS } from "./shop/admin-screen"
import { objectionsTo } from "./shop/axe"
import { TESTED_LANGUAGES } from "./shop/languages"
import { ADMIN_ROUTES, routes } from "./shop/routes"
import { expect, test } from "./shop/test"

/** Pages that `npm test` also checks on a desktop in dark mode. Wide and dark styles are those of shared components. */
const onDesktop = (all: readonly string[]) => everyNth(all, 4)

for (const language of TESTED_LANGUAGES) {
  // Colours are checked in one language, because they are the same in all.
  const withColours = language === TESTED_LANGUAGES[0]
  test.describe(`accessibility in ${language}, on a phone and on a desktop${withColours ? ", in light and dark mode" : ""}`, () => {
    test.use({ language, contextOptions: { reducedMotion: "reduce" } })

    test("shop pages have no axe violations and no horizontal overflow", async ({
      page,
      catalogue,
      products,
      cart,
      noise,
      visits,
    }) => {
      test.slow()
      noise.expect(/no-such-page/)
      // The tested URLs contain tokens that do not exist, so their requests fail.
      noise.expect(/\/api\/(auth\/verify|newsletter\/|orders\/(linked|tracked))/)
      const almonds = await catalogue.almonds()
      await page.goto("/")
      const all = routes(almonds[`handle_${language}`])
      for (const [index, route] of all.entries()) {
        await visits.show(addressIn(language, route))
        await page.getByRole("heading", { level: 1 }).waitFor()
        const looks = { withColours, withFrame: index === 0, withDesktop: onDesktop(all).includes(route) }
        expect.soft(await objectionsTo(page, looks), route).toEqual([])
      }
      await products.open()
      await products.add(almonds)
      await cart.open()
      const looks = { withColours, withFrame: false, withDesktop: true }
      expect.soft(await objectionsTo(page, looks), "the cart's panel").toEqual([])
      await cart.checkOut()
      await expect(page.getByRole("radio").first()).toBeVisible()
      expect.soft(await objectionsTo(page, looks), "checkout").toEqual([])
    })
  })
}

test("the dashboard pages have no axe violations", async ({ page, admin, catalogue, visits }) => {
  test.slow()
  const { id } = await catalogue.almonds()
  const product = [`/admin/products/table?ids=${id}`, `/admin/products?edit=${id}`]
  await page.goto(`/admin?${WITHOUT_ROWS}`)
  await admin.expectLoaded()
  // Five rows per list instead of fifty, which the same code renders.
  const limit = `limit=${ADMIN_PAGE_SIZE}`
  await page.route(
    (url) => url.pathname.startsWith("/api/admin/") && url.search.includes(limit),
    (route) => route.continue({ url: route.request().url().replace(limit, "limit=5") }),
  )
  const all = [...ADMIN_ROUTES, ...product]
  for (const [index, route] of all.entries()) {
    await visits.show(route)
    await admin.expectLoaded()
    const looks = { withColours: true, withFrame: index === 0, withDesktop: onDesktop(all).includes(route) }
    expect.soft(await objectionsTo(page, looks), route).toEqual([])
  }
})
