import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"
import { violationsOn } from "../shop/axe"
import { hydrated } from "../shop/page-readiness"
import { PRODUCTS_PER_PAGE } from "@bon-perroquet/contract"

const SCREEN = { width: 390, height: 844 }
/** Former length of the list in pixels per product. A list of 24 products was 17,500 pixels long. */
const LENGTH_BEFORE = 17_500 / 24

test.use({ viewport: SCREEN })

test("a phone shows two products with name and price without scrolling, a short page, and a button that opens the filters", async ({
  page,
  products,
}) => {
  await products.open()
  await expect(products.cards).toHaveCount(PRODUCTS_PER_PAGE)
  for (const card of [products.cards.nth(0), products.cards.nth(1)]) {
    for (const part of [card.getByRole("heading"), card.getByText("€").first()]) {
      const box = await part.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(SCREEN.height)
    }
  }
  const length = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(length).toBeLessThan((LENGTH_BEFORE * PRODUCTS_PER_PAGE) / 2)

  await (await hydrated(products.filtersButton)).focus()
  await expect(products.inStockOnly).toBeHidden()
  await page.keyboard.press("Enter")
  await expect(products.inStockOnly).toBeVisible()
  await page.keyboard.press("Tab")
  await expect(page.locator("[popover]").locator(":focus")).toHaveCount(1)
  const { filter, information } = products.texts
  const group = page.getByRole("navigation", { name: information.without.legend })
  const nuts = group.getByRole("link", { name: information.allergens.nuts })
  await nuts.click()
  await expect(nuts).toHaveAttribute("aria-current", "true")
  await expect(group.getByText(information.without.hint)).toBeVisible()
  await products.inStockOnly.check()
  await expect(page).toHaveURL(/in_stock=true/)
  await expect(products.filtersButton).toContainText("2")
  // Waits for the filtered products. Until they arrive, the previous ones are dimmed.
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
  await products.inStockOnly.uncheck()
  await expect(page).toHaveURL(/\/products\?without=nuts$/)
  await page.keyboard.press("Escape")
  await expect(products.inStockOnly).toBeHidden()
  await expect(products.filtersButton).toBeFocused()
  await expect(products.filtersButton).toContainText("1")

  await products.filtersButton.click()
  await page.getByRole("link", { name: filter.reset }).click()
  await expect(page).toHaveURL(/\/products$/)
  await page.getByRole("button", { name: filter.show }).click()
  await expect(products.inStockOnly).toBeHidden()
  await expect(products.filtersButton).toHaveText(filter.open)
})

test("a bar with price and button appears while the product's add-to-cart button is out of view", async ({
  page,
  catalogue,
  productPage,
  cart,
}) => {
  const almonds = await catalogue.almonds()
  await productPage.open(almonds)
  const bar = page.locator("#buy-bar")
  const button = bar.getByRole("button")
  await expect(button).toBeInViewport()
  await expect(bar).toContainText("€")

  await productPage.addButton(almonds).scrollIntoViewIfNeeded()
  await productPage.choose(almonds, 2)
  await expect(bar).toBeEmpty()
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded()
  await button.click()
  await cart.expectUnits(2)

  // At the end of the page, the bar is out of view, so it does not cover the footer.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(bar).not.toBeInViewport()
  await expect(page.getByRole("contentinfo")).toBeInViewport()
  // The questions load when they come near. On a slow machine, they would arrive later and move the focused element.
  await expect(page.getByRole("link", { name: textsIn("fr").reviews.questions.signIn })).toBeVisible()

  // The bar never covers the focused element. The bar's button is the last tab stop before the footer.
  await page.evaluate(() => window.scrollTo(0, 0))
  await productPage.breadcrumb.getByRole("link").first().focus()
  const place = () =>
    page.evaluate(async () => {
      // The page scrolls to the focused element, and the bar appears or disappears in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
      const top = document.querySelector("#buy-bar > *")?.getBoundingClientRect().top ?? Infinity
      const focused = document.activeElement
      const inBar = focused?.closest("#buy-bar") !== null
      const inFooter = focused?.closest("footer") !== null
      const name = focused?.getAttribute("aria-label") ?? focused?.textContent
      return {
        inBar,
        inFooter,
        name,
        below: Math.round((focused?.getBoundingClientRect().bottom ?? 0) - top),
      }
    })
  const seen: Awaited<ReturnType<typeof place>>[] = []
  do {
    await page.keyboard.press("Tab")
    seen.push(await place())
  } while (!seen.at(-1)?.inFooter)
  expect(seen.filter(({ inBar, inFooter, below }) => below > 1 && !inBar && !inFooter)).toEqual([])
  expect(seen.at(-2)?.inBar).toBe(true)
})
