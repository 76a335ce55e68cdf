import { delayScripts } from "./shop/delayed-requests"
import { addressOf } from "./shop/catalogue"
import { fillCart } from "./shop/browser-storage"
import { textsIn } from "./shop/texts"
import { expect, test } from "./shop/test"

// All scripts are delayed until the test has used the page.

test("choosing a language before the scripts load changes the language on each kind of page", async ({
  page,
  catalogue,
}) => {
  const almonds = await catalogue.almonds()
  await fillCart(page, [almonds])
  for (const path of ["/en", "/en/products", addressOf(almonds, "en"), "/en/checkout"]) {
    const letScriptsCome = await delayScripts(page)
    await page.goto(path, { waitUntil: "commit" })
    await page.getByRole("combobox", { name: textsIn("en").layout.language }).selectOption("nl")
    letScriptsCome()
    await expect(page.locator("html"), path).toHaveAttribute("lang", "nl")
    await expect(page, path).toHaveURL(/\/nl(\/|$)/)
    await page.unrouteAll()
  }
})

test("choosing a language when hydration starts changes the language", async ({ page }) => {
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      const root = document.getElementById("root")
      const select = document.querySelector<HTMLSelectElement>("header select")
      // The mark of React on the root element shows that hydration has started. It is not complete yet.
      if (select && root && Object.keys(root).some((key) => key.startsWith("__reactContainer"))) {
        select.value = "nl"
        for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }))
      } else port2.postMessage(null)
    }
    port2.postMessage(null)
  })
  await page.goto("/en/products")
  await expect(page.locator("html")).toHaveAttribute("lang", "nl")
  await expect(page).toHaveURL(/\/nl\/products$/)
})

test("a product that is added before the scripts load is in the cart once", async ({
  page,
  cart,
  products,
}) => {
  const letScriptsCome = await delayScripts(page)
  await page.goto("/products", { waitUntil: "commit" })
  const add = products.cards.first().getByRole("button").first()
  await add.click()
  await add.click()
  letScriptsCome()
  await cart.expectUnits(1)
})

test("the quantity that is chosen before the scripts load is added to the cart", async ({
  page,
  catalogue,
  cart,
  productPage,
}) => {
  const almonds = await catalogue.almonds()
  const letScriptsCome = await delayScripts(page)
  await page.goto(addressOf(almonds, "fr"), { waitUntil: "commit" })
  await productPage.step(almonds, "more").click()
  await productPage.addButton(almonds).first().click()
  letScriptsCome()
  await cart.expectUnits(2)
})

test("the menu and the cart open if they are pressed before the scripts load", async ({ page, cart }) => {
  const { layout } = textsIn("fr")
  const menu = page.getByRole("banner").getByRole("button", { name: layout.openMenu })
  for (const [button, opened] of [
    [menu, page.getByRole("dialog", { name: layout.menu })],
    [cart.button, cart.panel],
  ] as const) {
    const letScriptsCome = await delayScripts(page)
    await page.goto("/contact", { waitUntil: "commit" })
    await button.click()
    letScriptsCome()
    await expect(opened).toBeVisible()
    await page.unrouteAll()
  }
})

test("a search that is sent before the scripts load shows its results", async ({ page, products }) => {
  await delayScripts(page)
  await page.goto("/contact", { waitUntil: "commit" })
  await page.getByRole("banner").getByRole("button", { name: products.texts.search.label }).click()
  await expect(page).toHaveURL(/\/products\?$/)
  await products.search.fill("noix")
  await products.search.press("Enter")
  await expect(page).toHaveURL(/\/products\?q=noix$/)
  await expect(products.count).toContainText("noix")
})
