import { PRODUCTS_PER_PAGE } from "@bon-perroquet/contract"
import { TESTED_LANGUAGES } from "../shop/languages"
import { nameOf } from "../shop/catalogue"
import { delayScripts } from "../shop/delayed-requests"
import { fill } from "../shop/texts"
import { expect, test } from "../shop/test"

const SLIPS = {
  fr: "amendes decortiqué",
  nl: "gepelde amandellen",
  en: "sheled almonds",
  de: "mandlen ohne schale",
}

for (const language of TESTED_LANGUAGES) {
  test.describe(`shopper in ${language}`, () => {
    test.use({ language })

    test("the search finds products despite typing errors and announces the number of results", async ({
      page,
      catalogue,
      products,
    }) => {
      const almonds = await catalogue.almonds()
      await products.open()
      await products.search.pressSequentially(SLIPS[language])
      await expect(products.cards.first().getByRole("heading")).toHaveText(nameOf(almonds, language))
      await expect(products.count).toContainText(SLIPS[language])
      await expect(products.search).toHaveValue(SLIPS[language])
      await expect(page).toHaveURL(/\/products\?q=/)
      await expect(page).toHaveTitle(new RegExp(fill(products.texts.search.title, { q: SLIPS[language] })))
    })
  })
}

test("the URL of the product list contains the complete filter, quick changes of the filter all apply, sold-out products are last, and the list keeps its result while loading and retries after a failure", async ({
  page,
  catalogue,
  products,
  visits,
  noise,
}) => {
  const all = await catalogue.all()
  const inShell = await catalogue.find("walnuts in their shell", ({ handle }) => handle === "noix-en-coque")
  const category = String(inShell.category_id)
  await products.open(`?q=noix&category=${category}&sort=price_asc&in_stock=true`)
  await expect(products.search).toHaveValue("noix")
  await expect(products.sort).toHaveValue("price_asc")
  await expect(products.inStockOnly).toBeChecked()
  await expect(page.getByRole("navigation").locator("[aria-current=true]")).toHaveCount(1)
  const shown = (await products.names()).map((name) => all.find(({ name_fr }) => name_fr === name))
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.every((product) => product?.category_id === category && product.stock > 0)).toBe(true)
  const prices = shown.map((product) => product?.price ?? 0)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))

  await test.step("sold-out products are last, marked and hidden, and quick changes of the filter all apply", async () => {
    const soldOut = await catalogue.find("product out of stock", ({ stock }) => stock <= 0)
    await visits.show(`/products?page=${Math.ceil(all.length / PRODUCTS_PER_PAGE)}`)
    await expect(products.cards.last()).toContainText(products.texts.card.outOfStock)
    await products.search.fill("noix")
    await products.showInStockOnly()
    await products.sort.selectOption("name")
    await expect(page).toHaveURL(/\/products\?q=noix&sort=name&in_stock=true$/)
    await expect(products.search).toHaveValue("noix")
    await expect(products.count).toContainText("noix")

    await products.openFilters()
    await products.inStockOnly.uncheck()
    await page.keyboard.press("Escape")
    await products.search.fill(soldOut.sku)
    await expect(products.cards).toHaveCount(1)
    await expect(products.card(soldOut)).toContainText(products.texts.card.outOfStock)
    await products.showInStockOnly()
    await expect(products.card(soldOut)).toBeHidden()
    await products.search.fill("")
    const buyable = all.filter(({ stock }) => stock > 0).length
    await expect(products.count).toContainText(fill(products.texts.count_other, { count: buyable }))
  })
  await test.step("the list keeps its result while loading and retries after a failure", async () => {
    noise.expect(/\/api\/search/)
    let answer = () => {}
    const released = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/api\/search\?q=pistache/, async (route) => {
      await released
      await route.continue()
    })
    await expect(products.count).not.toHaveText(products.texts.loading)
    await products.search.fill("pistache")
    await expect(page).toHaveURL(/q=pistache/)
    await expect(products.cards).toHaveCount(PRODUCTS_PER_PAGE)
    await expect(products.count).toHaveText(products.texts.loading)
    answer()
    await expect(products.cards.first()).toContainText("Pistaches")

    await page.route(/\/api\/search\?q=cajou/, (route) => route.fulfill({ status: 400, json: {} }))
    await products.search.fill("cajou")
    await expect(page.getByRole("alert")).toContainText(products.texts.failed.title)
    await page.unroute(/\/api\/search\?q=cajou/)
    await page.getByRole("alert").getByRole("button").click()
    await expect(products.cards.first()).toContainText("cajou")
  })
})

test("pages contain each product once, and a category starts at page 1, matches its count and offers other categories", async ({
  page,
  catalogue,
  products,
}) => {
  const entries = await catalogue.all()
  const all = entries.map(({ name_fr }) => name_fr)
  await products.open()
  await expect(products.cards).toHaveCount(PRODUCTS_PER_PAGE)
  // Waits for hydration, which renders the favourite buttons. Before it, a link loads a new document.
  await expect(products.favourite(products.cards.last())).toBeVisible()
  const first = await products.names()
  const seen = [...first]
  await expect(products.pageLink(1)).toHaveAttribute("aria-current", "page")
  await expect(products.pageLink(2)).toHaveAttribute("href", "/products?page=2")
  const last = Math.ceil(all.length / PRODUCTS_PER_PAGE)
  const onLast = all.length - (last - 1) * PRODUCTS_PER_PAGE
  for (let number = 2; number <= last; number++) {
    await page.getByRole("link", { name: products.texts.pages.next }).click()
    await expect(products.pageLink(number)).toHaveAttribute("aria-current", "page")
    await expect(products.cards).toHaveCount(number < last ? PRODUCTS_PER_PAGE : onLast)
    seen.push(...(await products.names()))
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(page.getByRole("heading", { name: products.texts.list })).toBeFocused()
  }
  await expect(page.getByRole("link", { name: products.texts.pages.next })).toHaveCount(0)
  expect(seen.sort()).toEqual(all.toSorted())

  // Goes back after a reload and before hydration.
  const letScriptsCome = await delayScripts(page)
  await page.reload({ waitUntil: "commit" })
  await expect(products.pageLink(last)).toHaveAttribute("aria-current", "page")
  await page.evaluate(() => window.history.back())
  await expect(page).not.toHaveURL(new RegExp(`page=${last}`))
  letScriptsCome()
  await expect(products.pageLink(last - 1)).toHaveAttribute("aria-current", "page")
  for (let number = last - 2; number >= 1; number--) {
    await page.goBack()
    await expect(products.pageLink(number)).toHaveAttribute("aria-current", "page")
  }
  await expect(async () => expect(await products.names()).toEqual(first)).toPass()

  await page.getByRole("link", { name: products.texts.pages.next }).click()
  await expect(page).toHaveURL(/page=2/)
  const shelled = entries.filter(({ category_id }) => category_id === entries[0]?.category_id)
  const category = products.category("Noix décortiquées")
  await expect(category).toHaveText(`Noix décortiquées${shelled.length}`)
  await category.click()
  await expect(page).not.toHaveURL(/page=/)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noix décortiquées")
  await expect(products.cards).toHaveCount(shelled.length)
  await products.search.fill("noix")
  await expect(category).not.toHaveText(`Noix décortiquées${shelled.length}`)
  await expect(products.cards).toHaveCount(Number((await category.innerText()).replace(/\D/g, "")))
  await products.search.fill("papaye")
  await page
    .getByRole("link", { name: /rayon/ })
    .filter({ hasText: /résultat/ })
    .click()
  await expect(products.cards.first()).toContainText("Papaye")
  await expect(page).toHaveURL(/\/products\?q=papaye$/)
})

test("typed text and opened filters from before hydration are not lost", async ({ page, products }) => {
  const letScriptsCome = await delayScripts(page)
  await page.goto("/products", { waitUntil: "commit" })
  await products.search.fill("noix")
  await products.openFilters()
  await products.inStockOnly.check()
  letScriptsCome()
  await expect(page).toHaveURL(/\/products\?q=noix&in_stock=true$/)
  await expect(products.inStockOnly).toBeChecked()
  await expect(products.inStockOnly).toBeVisible()
})

test("going back from a product restores the scroll position, even one from before hydration", async ({
  page,
  products,
}) => {
  let bring = () => {}
  const requested = new Promise<void>((resolve) => (bring = resolve))
  await page.route(/\/assets\/shop-/, async (route) => {
    await requested
    await route.continue()
  })
  await page.goto("/products")
  const card = products.cards.nth(PRODUCTS_PER_PAGE - 2)
  await card.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(500)
  bring()
  // Waits for hydration, which renders the favourite buttons.
  await expect(products.favourite(card)).toBeVisible()
  await card.getByRole("link").first().click()
  await expect(page).toHaveURL(/\/products\/[\w-]+$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50)
})
