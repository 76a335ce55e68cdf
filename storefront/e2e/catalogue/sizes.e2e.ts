import { sizedName, type Product, type ProductInput } from "@bon-perroquet/contract"
import type { APIResponse, Page } from "@playwright/test"
import { violationsOn } from "../shop/axe"
import { addressOf, nameOf } from "../shop/catalogue"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

/** The middle size is sold out. The large one has the lowest price per kilogram. */
const SIZES: ProductInput["variants"] = [
  { label_fr: "250 g", price: 4.5, stock: 10 },
  { label_fr: "1 kg", price: 14, stock: 0 },
  { label_fr: "5 kg", price: 60, stock: 3 },
]

type Fixtures = {
  adminCalls: { makeProduct: (about: Partial<ProductInput>) => Promise<{ id: string }> }
  catalogue: { find: (what: string, is: (product: Product) => boolean) => Promise<Product> }
}

async function inSizes({ adminCalls, catalogue }: Fixtures): Promise<Product> {
  const { id } = await adminCalls.makeProduct({ variants: SIZES })
  return catalogue.find("product in three sizes", (product) => product.id === id)
}

/** Checks the sizes and prices that search engines and browsers without JavaScript read. */
async function expectSizesInHtml(answer: APIResponse, { variants }: Product): Promise<void> {
  const html = await answer.text()
  // The page also has radio buttons for subscriptions.
  expect(html.match(/type="radio"/g)?.length).toBeGreaterThanOrEqual(3)
  const data = Array.from(
    html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs),
    ([, json = ""]) => JSON.parse(json) as { "@type": string }[],
  ).flat()
  expect(data.find((thing) => thing["@type"] === "ProductGroup")).toMatchObject({
    hasVariant: [
      { size: "250 g", offers: { price: "4.50", availability: "https://schema.org/InStock" } },
      { size: "1 kg", offers: { price: "14.00", availability: "https://schema.org/OutOfStock" } },
      { size: "5 kg", sku: variants[2]?.sku, offers: { price: "60.00" } },
    ],
  })
}

const radio = (page: Page, label: string) => page.getByRole("radio", { name: new RegExp(`^${label}`) })

for (const language of TESTED_LANGUAGES) {
  test.describe(`shopper in ${language}`, () => {
    test.use({ language })

    test("a shopper chooses sizes by their price per kilogram and finds each in cart and checkout", async ({
      page,
      adminCalls,
      catalogue,
      products,
      productPage,
      cart,
    }) => {
      const product = await inSizes({ adminCalls, catalogue })
      const name = nameOf(product, language)
      const { card, sizes } = productPage.texts.products
      await products.open(`?q=${encodeURIComponent(name)}`)
      await expect(products.card(product)).toContainText("250 g · 1 kg · 5 kg")
      await expect(products.card(product)).toContainText(card.from)
      await products
        .card(product)
        .getByRole("link", { name: fill(card.chooseOf, { name }), exact: true })
        .click()
      await productPage.expect(product)

      const group = productPage.product.getByRole("group", { name: sizes.legend })
      await expect(group.getByRole("radio")).toHaveCount(3)
      await expect(radio(page, "250 g")).toBeChecked()
      await expect(group).toContainText(/18[.,]00/)
      await expect(group).toContainText(/12[.,]00/)
      await expect(radio(page, "1 kg")).toHaveAccessibleName(new RegExp(card.outOfStock))
      expect(await violationsOn(page)).toEqual([])
      await expectSizesInHtml(await page.request.get(addressOf(product, language)), product)

      await radio(page, "1 kg").check()
      const middle = fill(card.unavailableOf, { name: sizedName(name, "1 kg") })
      await expect(productPage.product.getByRole("button", { name: middle, exact: true })).toBeDisabled()

      await radio(page, "1 kg").press("ArrowRight")
      await expect(radio(page, "5 kg")).toBeChecked()
      await expect(productPage.product).toContainText(/60[.,]00/)
      await expect(productPage.product).toContainText(product.variants[2]?.sku ?? "no number")
      const large = sizedName(name, "5 kg")
      await productPage.product
        .getByRole("button", { name: fill(card.addOf, { name: large }), exact: true })
        .click()
      await cart.expectUnits(1)
      const small = sizedName(name, "250 g")
      await radio(page, "250 g").check()
      await productPage.product
        .getByRole("button", { name: fill(card.addOf, { name: small }), exact: true })
        .click()
      await cart.expectUnits(2)

      // Each size is a line of its own.
      await cart.open()
      const line = (of: string) => cart.lines.filter({ hasText: of })
      await expect(line(large)).toContainText(/60[.,]00/)
      await line(large).getByRole("button").filter({ hasText: "" }).nth(2).click()
      await expect(line(large).getByRole("status")).toHaveText("2")
      await expect(line(small).getByRole("status")).toHaveText("1")
      await line(small).getByRole("button").first().click()
      await expect(cart.lines).toHaveCount(1)
      await cart.checkOut()
      await expect(page.getByRole("main").getByRole("link", { name: large, exact: true })).toBeVisible()
    })
  })
}
