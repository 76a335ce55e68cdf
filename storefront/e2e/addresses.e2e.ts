import { addressIn, LANGUAGES, STORAGE_KEYS, type Language } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"
import type { Page } from "@playwright/test"
import { WITHOUT_ROWS } from "./shop/admin-screen"
import { storeInBrowser } from "./shop/browser-storage"
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

    test("a change of language applies to product, list and home page, also after a reload and with the back button", async ({
      page,
      catalogue,
      productPage,
      products,
    }) => {
      const almonds = await catalogue.almonds()
      const other = language === "en" ? "nl" : "en"
      await page.goto("/")
      await expectLanguage(page, language, at("/"))
      await page
        .getByRole("main")
        .getByRole("link", { name: textsIn(language).home.hero.shopNow })
        .click()
      await expectLanguage(page, language, at("/products"))
      await products.card(almonds).getByRole("link").first().click()
      await productPage.expect(almonds)
      await selector(page, language).selectOption(other)
      await expect(productPage.title).toHaveText(nameOf(almonds, other))
      const there = new RegExp(`:\\d+${addressOf(almonds, other)}$`)
      await expectLanguage(page, other, there)
      await page.goBack()
      await expectLanguage(page, other, new RegExp(`:\\d+${addressIn(other, "/products")}$`))
      await page.goForward()
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

test("the dashboard has the same URL in every language and uses the chosen language", async ({
  page,
  admin,
}) => {
  await storeInBrowser(page, { [STORAGE_KEYS.language]: "nl" })
  await page.goto(`/admin?${WITHOUT_ROWS}`)
  await admin.expectLoaded()
  await page.getByRole("button", { name: textsIn("nl").admin.frame.openMenu }).click()
  await expectLanguage(page, "nl", /:\d+\/admin\?q=/)
  await selector(page, "nl").selectOption("en")
  await expectLanguage(page, "en", /:\d+\/admin\?q=/)
})
