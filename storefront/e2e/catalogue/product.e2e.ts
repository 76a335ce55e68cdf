import { addressIn, LOW_STOCK_THRESHOLD, type OpenCountries } from "@bon-perroquet/contract"
import { ShopClient } from "@bon-perroquet/testing"
import { TESTED_LANGUAGES } from "../shop/languages"
import { addressOf, nameOf } from "../shop/catalogue"
import { delayRequests, delayScripts } from "../shop/delayed-requests"
import { fill, pattern } from "../shop/texts"
import { expect, test } from "../shop/test"

for (const language of TESTED_LANGUAGES) {
  test.describe(`shopper in ${language}`, () => {
    test.use({ language })

    test("a shopper opens a product from its card, sees all details, and goes on to related products and the category", async ({
      page,
      catalogue,
      products,
      productPage,
    }) => {
      const almonds = await catalogue.almonds()
      const name = nameOf(almonds, language)
      const { countries, destinations } = (await new ShopClient().send("GET", "/api/delivery/countries"))
        .body as OpenCountries
      // Sets the clock to two hours before the deadline, when the page shows the time left to order.
      const until = Date.parse(destinations[0]?.methods[0]?.arrivals[0]?.until ?? "")
      await page.clock.setFixedTime(until - 2 * 3_600_000)
      const { card, page: words } = productPage.texts.products
      const { promise, kinds, arrival, brief } = productPage.texts.delivery
      await products.open()
      await products.card(almonds).getByRole("link", { name, exact: true }).click()
      await productPage.expect(almonds)
      await expect(page).toHaveTitle(new RegExp(`^${name} · `))
      await expect(page.getByRole("img", { name, exact: true })).toBeVisible()
      const { product } = productPage
      await expect(product).toContainText(almonds[`description_${language}`])
      await expect(product).toContainText(fill(card.inStock, { count: almonds.stock }))
      await expect(product).toContainText(almonds.sku)
      await expect(product).toContainText(words.weight)
      const [before = ""] = promise.days.split("{{")
      await expect(product).toContainText(before.trim())
      await expect(product).toContainText(kinds.locker)
      await expect(product).toContainText(brief.perishable)
      await expect(product).toContainText(pattern(brief.fromFree))
      const time = fill(arrival.hours, { hours: 2, minutes: "00" })
      await expect(product).toContainText(fill(arrival.within, { time }).split("{{")[0] ?? "")
      const names = new Intl.DisplayNames([language], { type: "region" })
      for (const country of countries) await expect(product).toContainText(names.of(country) ?? country)
      await expect(product).toContainText(promise.perishable.text)
      await expect(product).toContainText(/70/)
      // Matches for example "7,35 € / 500 g" and "TVA 6 % incluse · soit 14,70 €/kg".
      const amounts = (await product.innerText()).match(
        /\d+[.,]\d{2}(?=\s?€|\s\/|\sper)|(?<=€\s?)\d+[.,]\d{2}/g,
      )
      const cents = amounts?.map((amount) => Number(amount.replace(/\D/g, "")))
      expect(cents?.slice(0, 2)).toEqual(
        [almonds.price, almonds.price_per_kg ?? 0].map((euros) => Math.round(euros * 100)),
      )

      const shelf = (await catalogue.all()).filter(({ category_id }) => category_id === almonds.category_id)
      await expect(productPage.related).toHaveCount(4)
      const other = productPage.related.first()
      const otherName = await other.getByRole("heading").innerText()
      expect(shelf.some((product) => nameOf(product, language) === otherName && product.stock > 0)).toBe(true)
      await other.getByRole("link").first().click()
      await expect(productPage.title).toHaveText(otherName)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await productPage.expect(almonds)
      await expect(productPage.breadcrumb.getByRole("link").first()).toHaveAttribute(
        "href",
        addressIn(language, "/"),
      )
      await productPage.breadcrumb.getByRole("link").last().click()
      await expect(page).toHaveURL(/\/products\?category=[a-z0-9-]+$/)
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(shelf.length)
    })
  })
}

test("the product page adds the selected quantity to the cart but no more than the stock, the cart line links to the product, and a missing picture has a placeholder", async ({
  page,
  adminCalls,
  catalogue,
  productPage,
  cart,
  visits,
}) => {
  const requests: string[] = []
  page.on("request", (request) => requests.push(new URL(request.url()).pathname))
  const almonds = await catalogue.almonds()
  await productPage.open(almonds)
  await expect(productPage.step(almonds, "less")).toBeDisabled()
  await productPage.choose(almonds, 3)
  await productPage.addButton(almonds).click()
  await cart.expectUnits(3)
  await page.getByRole("contentinfo").locator('a[href="/shipping"]').first().click()
  await expect(page).toHaveURL(/\/shipping$/)
  await cart.open()
  await cart.line(almonds).getByRole("link", { name: almonds.name_fr, exact: true }).click()
  await productPage.expect(almonds)
  await expect(cart.panel).toBeHidden()

  await cart.open()
  await cart.checkOut()
  await page.getByRole("main").getByRole("link", { name: almonds.name_fr, exact: true }).click()
  await productPage.expect(almonds)
  // No page of a shopper requests the whole catalogue.
  expect(requests).not.toContain("/api/products")

  const { id } = await adminCalls.makeProduct({ stock: LOW_STOCK_THRESHOLD })
  const scarce = await catalogue.find("scarce product", (product) => product.id === id)
  await visits.show(addressOf(scarce, "fr"))
  await productPage.expect(scarce)
  await expect(productPage.product.locator("svg[viewBox='0 0 96 96']")).toBeVisible()
  await expect(productPage.product.getByRole("img")).toHaveCount(0)
  await productPage.choose(scarce, scarce.stock)
  await expect(productPage.step(scarce, "more")).toBeDisabled()
  const { lowStock } = productPage.texts.products.card
  await expect(productPage.product).toContainText(fill(lowStock, { count: scarce.stock }))
  await productPage.addButton(scarce).click()
  await cart.expectUnits(3 + scarce.stock)
})

test("the picture gallery works with the mouse, with the keyboard and before the scripts load, and the quantity that is chosen before is added to the cart", async ({
  page,
  catalogue,
  cart,
  engine,
  productPage,
}) => {
  const almonds = await catalogue.almonds()
  const others = (await catalogue.all()).filter(({ id }) => id !== almonds.id).slice(0, 2)
  const pictures = (addresses: string[]) =>
    engine.post(`/admin/products/${almonds.id}`, { images: addresses.map((url) => ({ url })) })
  try {
    await pictures([...almonds.images, ...others.flatMap(({ images }) => images)])
    await expect.poll(async () => (await catalogue.almonds()).images.length).toBe(3)
    const letScriptsCome = await delayScripts(page)
    await page.goto(addressOf(almonds, "fr"), { waitUntil: "commit" })
    const { picture } = productPage.texts.products.gallery
    const shown = (number: number) =>
      page.getByRole("img", { name: fill(picture, { name: almonds.name_fr, number, count: 3 }), exact: true })
    await expect(shown(1)).toBeVisible()
    await expect(shown(1)).toHaveAttribute("fetchpriority", "high")
    await productPage.thumbnails.nth(1).click()
    await productPage.step(almonds, "more").click()
    await productPage.addButton(almonds).first().click()
    letScriptsCome()
    await expect(shown(2)).toBeVisible()
    await expect(shown(1)).toBeHidden()
    await cart.expectUnits(2)
    await productPage.thumbnails.nth(1).focus()
    await page.keyboard.press("ArrowRight")
    await expect(shown(3)).toBeVisible()
    await expect(productPage.thumbnails.nth(2)).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await expect(shown(1)).toBeVisible()
  } finally {
    await pictures(almonds.images)
  }
})

test("the product page loads its code after the main picture, or at the first interaction", async ({
  page,
  catalogue,
  productPage,
}) => {
  const almonds = await catalogue.almonds()
  const letPicturesCome = await delayRequests(page, /\/static\/products\/.*\.(avif|webp)/)
  await page.addInitScript(() => {
    const tell = ({ timeStamp }: Event) => performance.mark("acted", { startTime: timeStamp })
    addEventListener("pointerdown", tell, { capture: true, once: true })
  })
  await page.goto(addressOf(almonds, "fr"), { waitUntil: "commit" })
  await expect(productPage.title).toBeVisible()
  const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length)
  await expect.poll(paints).toBeGreaterThan(0)
  await productPage.step(almonds, "more").click()
  await expect(productPage.quantity).toHaveText("2")
  const { asked, acted } = await page.evaluate(() => ({
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js") && !name.includes("/loader-"))
      .map(({ startTime }) => startTime),
    acted: performance.getEntriesByName("acted")[0]?.startTime ?? 0,
  }))
  // Scripts load at the first interaction, or after at most three seconds if the pictures have not arrived.
  expect(Math.min(...asked)).toBeGreaterThanOrEqual(Math.min(acted, 3_000))
  letPicturesCome()
})
