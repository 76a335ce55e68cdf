import { sizedName, type Product, type ProductInput } from "@bon-perroquet/contract"
import type { Page } from "@playwright/test"
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

const radio = (page: Page, label: string) => page.getByRole("radio", { name: new RegExp(`^${label}`) })

for (const language of TESTED_LANGUAGES) {
  test.describe(`shopper in ${language}`, () => {
    test.use({ language })

    test("a shopper chooses a size by its price per kilogram and finds it in cart and checkout", async ({
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

      await cart.open()
      await expect(cart.lines).toHaveCount(1)
      await expect(cart.lines.first()).toContainText(large)
      await expect(cart.lines.first()).toContainText(/60[.,]00/)
      await cart.checkOut()
      await expect(page.getByRole("main").getByRole("link", { name: large, exact: true })).toBeVisible()
    })
  })
}

test("two sizes of a product are separate cart lines", async ({
  page,
  adminCalls,
  catalogue,
  productPage,
  cart,
}) => {
  const product = await inSizes({ adminCalls, catalogue })
  const { card } = productPage.texts.products
  await productPage.open(product)
  for (const size of ["250 g", "5 kg"]) {
    await radio(page, size).check()
    const name = fill(card.addOf, { name: sizedName(product.name_fr, size) })
    await productPage.product.getByRole("button", { name, exact: true }).click()
    await expect(productPage.product.getByRole("button", { name, exact: true })).toContainText(card.added)
  }
  await cart.expectUnits(2)
  await cart.open()
  const line = (size: string) => cart.lines.filter({ hasText: sizedName(product.name_fr, size) })
  await line("5 kg").getByRole("button").filter({ hasText: "" }).nth(2).click()
  await expect(line("5 kg").getByRole("status")).toHaveText("2")
  await expect(line("250 g").getByRole("status")).toHaveText("1")
  await line("250 g").getByRole("button").first().click()
  await expect(cart.lines).toHaveCount(1)
  await expect(line("5 kg")).toBeVisible()
})

test.describe("product sizes without JavaScript", () => {
  test.use({ javaScriptEnabled: false })

  test("the product page and structured data contain sizes and prices", async ({
    page,
    adminCalls,
    catalogue,
  }) => {
    const product = await inSizes({ adminCalls, catalogue })
    await page.goto(addressOf(product, "fr"))
    await expect(page.getByRole("radio", { name: / k?g/ })).toHaveCount(3)
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
      (json) => JSON.parse(json) as { "@type": string }[],
    )
    expect(data.find((thing) => thing["@type"] === "ProductGroup")).toMatchObject({
      name: product.name_fr,
      hasVariant: [
        { size: "250 g", offers: { price: "4.50", availability: "https://schema.org/InStock" } },
        { size: "1 kg", offers: { price: "14.00", availability: "https://schema.org/OutOfStock" } },
        { size: "5 kg", sku: product.variants[2]?.sku, offers: { price: "60.00" } },
      ],
    })
  })
})
