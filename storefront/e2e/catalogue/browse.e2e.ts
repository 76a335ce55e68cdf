import { FEATURED_PRODUCTS, LANGUAGES, LOW_STOCK_THRESHOLD, PRODUCTS_PER_PAGE } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"
import { nameOf } from "../shop/catalogue"
import { hydrated } from "../shop/page-readiness"
import { fill, textsIn } from "../shop/texts"
import { expect, test } from "../shop/test"

test("the home page links to categories and first products, and lists the languages by their code, and the back and forward buttons treat a typed search as one step", async ({
  page,
  catalogue,
  products,
}) => {
  const all = await catalogue.all()
  const [first] = all
  await page.goto("/")
  const { hero } = textsIn("fr").home
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.title)
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(FEATURED_PRODUCTS)
  await expect(page.getByRole("heading", { name: first?.name_fr, exact: true })).toBeVisible()
  const languages = page.getByRole("banner").getByRole("combobox").getByRole("option")
  await expect(languages).toHaveText([...LANGUAGES].sort().map((language) => language.toUpperCase()))
  await page.getByRole("main").getByRole("link", { name: hero.shopNow }).click()
  await expect(page).toHaveURL(/\/products$/)

  await page.goBack()
  const shelf = page.getByRole("main").locator("a[href^='/products?category=']").first()
  const category = new URLSearchParams((await shelf.getAttribute("href"))?.split("?")[1]).get("category")
  await shelf.click()
  await expect(page).toHaveURL(/category=/)
  await expect(products.cards).toHaveCount(all.filter((product) => product.category_id === category).length)

  await test.step("the back and forward buttons treat a typed search as one step", async () => {
    const almonds = await catalogue.almonds()
    await page.goBack()
    await page.getByRole("main").getByRole("link", { name: "Commencer mes achats" }).click()
    await expect(products.cards).toHaveCount(PRODUCTS_PER_PAGE)
    await products.search.pressSequentially("amandes", { delay: 60 })
    await expect(page).toHaveURL(/q=amandes$/)
    await products.sort.selectOption("price_desc")
    await expect(page).toHaveURL(/q=amandes&sort=price_desc$/)
    await products.showInStockOnly()
    await expect(page).toHaveURL(/in_stock=true$/)

    await page.goBack()
    await expect(products.inStockOnly).not.toBeChecked()
    await page.goBack()
    await expect(products.sort).toHaveValue("relevance")
    await expect(products.card(almonds)).toBeVisible()
    await page.goBack()
    await expect(products.search).toHaveValue("")
    await expect(products.cards).toHaveCount(PRODUCTS_PER_PAGE)
    await page.goForward()
    await expect(products.search).toHaveValue("amandes")
    await expect(products.card(almonds)).toBeVisible()
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
  })
})

test("the product card shows the availability without nested controls, and the search ignores case and shows a message if it finds nothing", async ({
  page,
  catalogue,
  products,
}) => {
  const texts = products.texts.card
  const all = await catalogue.all()
  await products.open()
  await expect(products.cards.first().getByRole("link")).toHaveCount(1)
  // Waits, because the buttons are rendered after hydration.
  await expect(products.cards.first().getByRole("button")).toHaveCount(2)
  await expect(page.locator("a a, a button, button a, button button, label button")).toHaveCount(0)
  for (const product of all.filter(({ stock }) => stock <= LOW_STOCK_THRESHOLD)) {
    const card = products.card(product)
    await products.show(product)
    if (product.stock <= 0) {
      await expect(card).toContainText(texts.outOfStock)
      await expect(card).not.toContainText(texts.promotion)
      const name = fill(texts.unavailableOf, { name: product.name_fr })
      await expect(card.getByRole("button", { name, exact: true })).toBeDisabled()
    } else {
      await expect(card).toContainText(fill(texts.lowStock, { count: product.stock }))
    }
  }
  // A product without a former price or an offer shows no reduction.
  const promoted = await catalogue.find("promotion", ({ is_promotion, stock }) => is_promotion && stock > 0)
  await products.show(promoted)
  await expect(products.card(promoted)).not.toContainText(texts.promotion)

  const almonds = await catalogue.almonds()
  const total = all.length
  const onFirstPage = Math.min(total, PRODUCTS_PER_PAGE)
  await products.search.fill("")
  await expect(products.cards).toHaveCount(onFirstPage)
  await products.search.fill("AMANDES DÉCORTIQUÉES")
  await expect(products.card(almonds)).toBeVisible()
  await expect.poll(() => products.cards.count()).toBeLessThan(onFirstPage)
  await products.search.fill("gepelde amandelen")
  await expect(products.card(almonds)).toBeVisible()
  await products.search.fill("amandes xylophone")
  await expect(products.count).toContainText(products.texts.foundPartly_other.split("{{")[0] ?? "")
  await expect(products.card(almonds)).toBeVisible()
  await products.search.fill("zzzz")
  await expect(products.cards).toHaveCount(0)
  await expect(page.getByRole("main")).toContainText(fill(products.texts.none.text_other, { count: total }))
  await page.getByRole("link", { name: products.texts.none.reset }).click()
  await expect(products.cards).toHaveCount(onFirstPage)
  await expect(products.search).toHaveValue("")
})

// `npm test` runs only the first language. The last one comes first, because French is the default in any case.
for (const language of representatives(LANGUAGES.toReversed())) {
  test.describe(`visitor whose browser is in ${language}`, () => {
    test.use({ language })

    test("a visitor gets the shop in the browser's language, and another chosen language is kept", async ({
      page,
      catalogue,
    }) => {
      const almonds = await catalogue.almonds()
      await page.goto("/products")
      await expect(page.locator("html")).toHaveAttribute("lang", language)
      await expect(page.getByRole("heading", { name: nameOf(almonds, language), exact: true })).toBeVisible()
      const other = language === "nl" ? "en" : "nl"
      const selector = page.getByRole("combobox", { name: textsIn(language).layout.language })
      await (await hydrated(selector)).selectOption(other)
      await expect(page.getByRole("heading", { name: nameOf(almonds, other), exact: true })).toBeVisible()
      await page.reload()
      await expect(page.locator("html")).toHaveAttribute("lang", other)
      expect(await page.evaluate(() => localStorage.getItem("language"))).toBe(other)
    })
  })
}

test("an unknown URL shows an error page with status 404", async ({ page, noise }) => {
  noise.expect(/nowhere/)
  for (const address of ["/products/nothing-like-this", "/products/no%20such%20nut"])
    expect((await page.request.get(address)).status()).toBe(404)
  const response = await page.goto("/nowhere")
  expect(response?.status()).toBe(404)
  const { title } = textsIn("fr").common.notFound
  expect(await response?.text()).toContain(`<title>${title} · `)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(new RegExp(`^${title} · `))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex")
  await page.getByRole("combobox", { name: textsIn("fr").layout.language }).selectOption("en")
  await expect(page).toHaveTitle(new RegExp(`^${textsIn("en").common.notFound.title} · `))
})
