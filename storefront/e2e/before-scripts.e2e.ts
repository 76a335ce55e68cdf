import { representatives } from "@bon-perroquet/testing/campaign"
import { delayScripts } from "./shop/delayed-requests"
import { addressOf } from "./shop/catalogue"
import { fillCart } from "./shop/browser-storage"
import { textsIn } from "./shop/texts"
import { expect, test } from "./shop/test"

// All scripts are delayed until the test has used the page.

test("choosing a language before the scripts load changes the language on public, private and error pages", async ({
  page,
  catalogue,
  noise,
}) => {
  noise.expect(/nowhere/)
  const almonds = await catalogue.almonds()
  await fillCart(page, [almonds])
  const paths = ["/en/checkout", "/en/nowhere", "/en/products", "/en", addressOf(almonds, "en")]
  for (const path of representatives(paths, 2)) {
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

test("a product that is added before the scripts load is in the cart once, and the cart opens", async ({
  page,
  cart,
  products,
}) => {
  const letScriptsCome = await delayScripts(page)
  await page.goto("/products", { waitUntil: "commit" })
  const add = products.cards.first().getByRole("button").first()
  await add.click()
  await add.click()
  await cart.button.click()
  letScriptsCome()
  await expect(cart.panel).toBeVisible()
  await expect(cart.lines).toHaveCount(1)
  await expect(cart.lines.getByRole("group").getByRole("status")).toHaveText("1")
})

test("the menu opens if it is pressed before the scripts load", async ({ page }) => {
  const { layout } = textsIn("fr")
  const letScriptsCome = await delayScripts(page)
  await page.goto("/contact", { waitUntil: "commit" })
  await page.getByRole("banner").getByRole("button", { name: layout.openMenu }).click()
  letScriptsCome()
  await expect(page.getByRole("dialog", { name: layout.menu })).toBeVisible()
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
