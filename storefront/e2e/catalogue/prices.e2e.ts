import { formatCents, type Product } from "@bon-perroquet/contract"
import { violationsOn } from "../shop/axe"
import { addressOf, nameOf } from "../shop/catalogue"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { fill } from "../shop/texts"

for (const language of TESTED_LANGUAGES) {
  test.describe(`shopper in ${language}`, () => {
    test.use({ language })

    test("a shopper sees the reference price of a sale and the price for several units, and pays the displayed price", async ({
      page,
      adminCalls,
      catalogue,
      engine,
      products,
      productPage,
      cart,
      visits,
    }) => {
      const { id } = await adminCalls.makeProduct({ price: 10, unit_label: "€/500 g", stock: 20 })
      await adminCalls.shop.write("PATCH", `/api/admin/products/${id}/promotion`, {
        json: { is_promotion: true },
      })
      const own = (product: Product) => product.id === id
      const [variant] = (await catalogue.find("own product", own)).variants
      const eur = { currency_code: "eur", variant_id: variant?.id }
      await engine.post("/admin/price-lists", {
        ...{ title: "Action", description: "Action", type: "sale", status: "active" },
        prices: [
          { ...eur, amount: 8 },
          { ...eur, amount: 7.5, min_quantity: 3 },
        ],
      })
      await expect.poll(async () => (await catalogue.find("own product", own)).price).toBe(8)
      const product = await catalogue.find("own product", own)
      const { card, tiers } = productPage.texts.products
      const amount = (cents: number) => formatCents(cents, language)

      await products.open(`?q=${encodeURIComponent(nameOf(product, language))}`)
      const ofCard = products.card(product)
      await expect(ofCard).toContainText(amount(800))
      await expect(ofCard).toContainText(card.promotion)
      await expect(ofCard.getByText(card.lowestBefore)).toContainText(amount(1000))
      await expect(ofCard.locator("s")).toHaveText(amount(1000))

      await visits.show(addressOf(product, language))
      await productPage.expect(product)
      await expect(productPage.product.getByText(card.lowestBefore)).toContainText(amount(1000))
      const several = fill(tiers.from, { quantity: 3, price: amount(750) })
      await expect(
        productPage.product.getByRole("list", { name: tiers.legend }).getByRole("listitem"),
      ).toContainText(several)
      expect(await violationsOn(page)).toEqual([])
      const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap(
        (json) => JSON.parse(json) as { "@type": string }[],
      )
      expect(data.find((thing) => thing["@type"] === "Product")).toMatchObject({
        offers: { price: "8.00", priceSpecification: { price: "10.00" } },
      })

      await productPage.addButton(product).click()
      await cart.expectUnits(1)
      await cart.open()
      await expect(cart.line(product)).toContainText(several)
      for (const units of [2, 3]) {
        await cart.step(product, "more").click()
        await expect(cart.quantity(product)).toHaveText(String(units))
      }
      await expect(cart.line(product)).toContainText(amount(2250))
      await expect(cart.line(product)).not.toContainText(several)
      await cart.checkOut()
      await expect(page.getByRole("main")).toContainText(amount(2250))
    })
  })
}
