import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { AccountScreen, newPerson } from "../shop/account-screen"
import { violationsOn } from "../shop/axe"
import { nameOf } from "../shop/catalogue"
import { TESTED_LANGUAGES } from "../shop/languages"
import { hydrated } from "../shop/page-readiness"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

for (const language of TESTED_LANGUAGES)
  test.describe(`coming back in ${language}`, () => {
    test.use({ language })

    test("a shopper requests a back-in-stock alert and confirms it by e-mail, and favourites survive a reload, can be added to the cart and are merged into the account at the sign-in", async ({
      page,
      adminCalls,
      cart,
      productPage,
      catalogue,
      visits,
    }) => {
      const { account } = textsIn(language)
      const created = await adminCalls.makeProduct({ stock: 0 })
      const product = await catalogue.find("sold out product", ({ id }) => id === created.id)
      const { email } = newPerson()
      await productPage.open(product)
      // A sold-out product cannot be bought.
      const { card } = productPage.texts.products
      await expect(productPage.product).toContainText(card.outOfStock)
      const unavailable = fill(card.unavailableOf, { name: nameOf(product, language) })
      await expect(productPage.product.getByRole("button", { name: unavailable, exact: true })).toBeDisabled()
      await expect(productPage.product.getByRole("group")).toHaveCount(0)
      const part = page.getByRole("region", { name: account.backInStock.title })
      const field = part.getByLabel(account.backInStock.email)
      await field.fill("nobody")
      await part.getByRole("button", { name: account.backInStock.ask }).click()
      await expect(part.getByText(account.backInStock.wrong)).toBeVisible()
      expect(await violationsOn(page)).toEqual([])
      await field.fill(email)
      await field.press("Enter")
      await expect(part.getByRole("status")).toHaveText(fill(account.backInStock.asked, { email }))

      const path = language === "fr" ? "/back-in-stock" : `/${language}/back-in-stock`
      const { token } = await linkTo(email, path)
      await visits.show(`${path}?token=${token}`)
      await page.getByRole("button", { name: account.link.back_in_stock.ask.confirm }).click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.link.back_in_stock.title)
      const { body } = await adminCalls.shop.send("GET", "/api/admin/back-in-stock")
      expect(body).toContainEqual(expect.objectContaining({ product_id: product.id, waiting: 1 }))

      const { products } = textsIn(language)
      const almonds = await catalogue.almonds()
      const name = nameOf(almonds, language)
      const heart = page.getByRole("button", { name: fill(products.favourite.of, { name }) })
      const own = (path: string) => (language === "fr" ? path : `/${language}${path}`)
      await visits.show(own("/favourites"))
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.favourites.none.title)
      await page
        .getByRole("main")
        .getByRole("link", { name: textsIn(language).common.continueShopping })
        .click()
      await expect(page).toHaveURL(/\/products$/)
      await (await hydrated(heart)).press("Enter")
      await expect(heart).toHaveAttribute("aria-pressed", "true")
      await page.goto(own("/favourites"))
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(1)
      expect(await violationsOn(page)).toEqual([])
      await heart.click()
      await expect(heart).toHaveAttribute("aria-pressed", "false")
      await heart.click()
      await page.getByRole("button", { name: fill(products.card.addOf, { name }) }).click()
      await cart.expectUnits(1)

      const joined = page.waitForResponse((answer) => /\/api\/favourites$/.test(answer.url()) && answer.ok())
      await visits.show("/auth")
      await new AccountScreen(page, language).register()
      await joined
      const readStored = (key: string) => window.localStorage.getItem(key)
      await expect.poll(() => page.evaluate(readStored, STORAGE_KEYS.favourites)).toBeNull()
      await visits.show(own("/favourites"))
      await expect(heart).toHaveAttribute("aria-pressed", "true")
    })
  })
