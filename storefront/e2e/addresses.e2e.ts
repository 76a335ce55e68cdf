import { addressIn, LANGUAGES, type Language } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"
import type { Page } from "@playwright/test"
import { addressOf, nameOf } from "./shop/catalogue"
import { textsIn } from "./shop/texts"
import { expect, test } from "./shop/test"

const selector = (page: Page, language: Language) =>
  page.getByRole("combobox", { name: textsIn(language).layout.language })

/** Checks the page's URL, `lang` attribute and texts. */
async function expectLanguage(page: Page, language: Language, address: RegExp): Promise<void> {
  await expect(selector(page, language)).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", language)
  await expect(page).toHaveURL(address)
}

// `npm test` runs only the first language. The last one comes first, because the default language has no URL prefix.
for (const language of representatives(LANGUAGES.toReversed())) {
  test.describe(`shopper in ${language}`, () => {
    test.use({ language })
    const at = (path: string) => new RegExp(`:\\d+${addressIn(language, path).replace("?", "\\?")}$`)

    test("a shopper stays at URLs of one language from the first page to the checkout", async ({
      page,
      catalogue,
      products,
      cart,
    }) => {
      await page.goto("/")
      await expectLanguage(page, language, at("/"))
      await page
        .getByRole("main")
        .getByRole("link", { name: textsIn(language).home.hero.shopNow })
        .click()
      await expectLanguage(page, language, at("/products"))
      const almonds = await catalogue.almonds()
      await products.add(almonds)
      await cart.open()
      await cart.checkOut()
      await expect(page).toHaveURL(at("/checkout"))
    })

    test("the product page shows the same product after a change of language, a reload and the back button", async ({
      page,
      catalogue,
      productPage,
      products,
    }) => {
      const almonds = await catalogue.almonds()
      const other = language === "en" ? "nl" : "en"
      await products.open()
      await productPage.open(almonds)
      await selector(page, language).selectOption(other)
      await expect(productPage.title).toHaveText(nameOf(almonds, other))
      const there = new RegExp(`:\\d+${addressOf(almonds, other)}$`)
      await expectLanguage(page, other, there)
      await page.reload()
      await expect(productPage.title).toHaveText(nameOf(almonds, other))
      await expectLanguage(page, other, there)
      await page.getByRole("main").getByRole("navigation").getByRole("link").first().click()
      await expectLanguage(page, other, new RegExp(`:\\d+${addressIn(other, "/")}$`))
      await page.goBack()
      await expect(productPage.title).toHaveText(nameOf(almonds, other))
      await expectLanguage(page, other, there)
    })
  })
}

test("a changed language also applies to pages that the back button opens", async ({ page, products }) => {
  await page.goto("/")
  await page
    .getByRole("main")
    .getByRole("link", { name: textsIn("fr").home.hero.shopNow })
    .click()
  await expect(products.cards.first()).toBeVisible()
  await selector(page, "fr").selectOption("nl")
  await expectLanguage(page, "nl", /:\d+\/nl\/products$/)
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(textsIn("nl").home.hero.title)
  await expectLanguage(page, "nl", /:\d+\/nl$/)
})

test("the dashboard has the same URL in every language and uses the chosen language", async ({
  page,
  admin,
}) => {
  await page.goto("/nl")
  await expectLanguage(page, "nl", /:\d+\/nl$/)
  // Waits, because the language is stored after hydration.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("language"))).toBe("nl")
  await page.goto("/admin")
  await admin.expectLoaded()
  await page.getByRole("button", { name: textsIn("nl").admin.frame.openMenu }).click()
  await expectLanguage(page, "nl", /:\d+\/admin$/)
  await selector(page, "nl").selectOption("en")
  await expectLanguage(page, "en", /:\d+\/admin$/)
})

test("a URL with the former language parameter redirects to the current URL", async ({
  page,
  catalogue,
  productPage,
}) => {
  const { handle, handle_nl, name_nl } = await catalogue.almonds()
  await page.goto(`/products/${handle}?lang=nl`)
  await expect(productPage.title).toHaveText(name_nl)
  await expectLanguage(page, "nl", new RegExp(`:\\d+/nl/products/${handle_nl}$`))
})
