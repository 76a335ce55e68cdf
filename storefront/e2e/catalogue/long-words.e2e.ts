import { ShopClient, until } from "@bon-perroquet/testing"
import { mailTo } from "@bon-perroquet/testing/mailbox"
import { buy } from "@bon-perroquet/testing/purchase"
import type { Page } from "@playwright/test"
import { addressOf } from "../shop/catalogue"
import { expect, test } from "../shop/test"

const WORD = "Papegaaienvoedselverpakkingsmateriaalnoten"
const LINK = `https://example.org/${"zonnebloempitten-".repeat(5)}`

/** Returns by how many pixels a page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test("a long word or e-mail address makes neither product list, product page, cart nor e-mail wider than the screen", async ({
  page,
  adminCalls,
  products,
  productPage,
  cart,
  catalogue,
  visits,
}) => {
  const name = `${WORD} ${Date.now()}`
  const created = await adminCalls.makeProduct({ name_fr: name, description_fr: `${WORD} ${LINK}` })
  const product = await catalogue.find(name, ({ id }) => id === created.id)
  const email = `long-${Date.now()}@example.org`
  await buy(new ShopClient(), { customer_email: email }, product.id)
  const mail = await until("the confirmation", async () =>
    (await mailTo(email)).find(({ html }) => html.includes(WORD)),
  )
  const widths = [390, 320]
  await products.open(`?q=${product.sku}`)
  await expect(products.card(product)).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    expect(await overflowOf(page)).toBe(0)
  }
  await visits.show(addressOf(product, "fr"))
  await productPage.expect(product)
  for (const width of widths.toReversed()) {
    await page.setViewportSize({ width, height: 844 })
    expect(await overflowOf(page)).toBe(0)
  }
  await productPage.addButton(product).first().click()
  await cart.expectUnits(1)
  await cart.open()
  expect(await cart.panel.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
  await page.setContent(mail.html)
  expect(await overflowOf(page)).toBe(0)
})
