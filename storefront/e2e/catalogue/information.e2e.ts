import { addressOf, nameOf } from "../shop/catalogue"
import { TESTED_LANGUAGES } from "../shop/languages"
import { expect, test } from "../shop/test"
import { textsIn } from "../shop/texts"

for (const language of TESTED_LANGUAGES)
  test.describe(`product information without JavaScript, in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false })

    test("the product page and structured data contain mandatory information, and the product list can exclude an allergen", async ({
      page,
      catalogue,
      products,
    }) => {
      const { products: list, "product-information": information } = textsIn(language)
      const almonds = await catalogue.almonds()
      await page.goto(addressOf(almonds, language))
      const section = page.getByRole("region", { name: information.title })
      await expect(section.getByText(list.information.allergens.nuts)).toBeVisible()
      await expect(section.locator("strong")).toHaveText(nameOf(almonds, language))
      const nutrition = section.getByRole("table", { name: information.nutrition })
      await expect(nutrition.getByRole("row").filter({ hasText: information.fields.salt })).toContainText("g")
      const [thing = ""] = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(thing).toContain('"NutritionInformation"')
      expect(thing).toContain('"countryOfOrigin"')

      const feed = await catalogue.find("mixed feed", ({ handle }) => handle === "melange-grands-perroquets")
      await page.goto(addressOf(feed, language))
      await expect(section.getByText(information.fields.composition)).toBeVisible()
      await expect(section.getByRole("table", { name: information.analysis })).toBeVisible()

      await page.goto(language === "fr" ? "/products" : `/${language}/products`)
      const filter = page.getByRole("navigation", { name: list.information.without.legend })
      await products.openFilters()
      await filter.getByRole("link", { name: list.information.allergens.peanuts }).click()
      await expect(page).toHaveURL(/without=peanuts/)
      await products.openFilters()
      await expect(filter.getByText(list.information.without.hint)).toBeVisible()
      await expect(page.getByRole("article").filter({ hasText: nameOf(feed, language) })).toHaveCount(0)
    })
  })
