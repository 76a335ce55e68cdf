import { repeatDeliverySchema } from "@bon-perroquet/contract"
import { linkTo } from "@bon-perroquet/testing/mailbox"
import { HOME } from "@bon-perroquet/testing/purchase"
import { granted, ShopClient } from "@bon-perroquet/testing"
import { violationsOn } from "../shop/axe"
import { autofill } from "../shop/autofill"
import { CartPanel } from "../shop/cart-panel"
import { nameOf } from "../shop/catalogue"
import { hydrated } from "../shop/page-readiness"
import { ProductPage } from "../shop/product-page"
import { expect, test } from "../shop/test"
import { fill, textsIn } from "../shop/texts"

const { cart: texts, account, checkout } = textsIn("fr")
const every = (count: number) => fill(texts.repeat.every_other, { count })

test("a shopper subscribes on a product page, changes the interval in the cart, and sees the terms before paying", async ({
  page,
  catalogue,
}) => {
  const almonds = await catalogue.almonds()
  const product = new ProductPage(page, "fr")
  await product.open(almonds)
  const again = product.product.getByRole("radio").last()
  await (await hydrated(again)).check()
  await expect(product.product.getByRole("combobox", { name: texts.repeat.rhythm })).toHaveValue("4")
  expect(await violationsOn(page)).toEqual([])
  await product.addButton(almonds).click()
  const panel = new CartPanel(page, "fr")
  await panel.open()
  const rhythm = page.getByRole("combobox", { name: fill(texts.repeat.of, { name: nameOf(almonds, "fr") }) })
  await expect(rhythm).toHaveValue("4")
  await expect(page.getByText(texts.summary.discount)).toBeVisible()
  await rhythm.selectOption({ label: every(8) })
  await expect(rhythm).toHaveValue("8")
  await panel.checkOut()
  await expect(page.getByRole("heading", { name: checkout.repeat.title })).toBeVisible()
  await expect(page.getByText(every(8).toLowerCase())).toBeVisible()
})

test("the page of the subscription link changes a replacement product and the address, and ends the subscription with one click", async ({
  page,
  catalogue,
  stripe,
  toasts,
  visits,
}) => {
  const shop = new ShopClient()
  const almonds = await catalogue.almonds()
  const { id: product_id } = almonds
  await shop.addItem(product_id)
  const params = { path: { session_id: shop.sessionId } }
  await granted(shop.api.PUT("/api/cart/{session_id}/repeats", { params, body: { product_id, weeks: 4 } }))
  const customer_email = `again-${shop.sessionId.slice(-12)}@example.org`
  const { session_id } = await shop.openCheckout({ ...HOME, customer_email })
  await stripe.pay(session_id)
  const { token } = await linkTo(customer_email, "/repeat-delivery")

  // Simulates a declined charge, which the customer can pay on the page.
  const linked = /\/api\/repeat-deliveries\/linked$/
  await page.route(linked, async (route) => {
    const response = await route.fetch()
    const repeat = repeatDeliverySchema.parse(await response.json())
    const next = repeat.next && { ...repeat.next, state: "failed" }
    await route.fulfill({ response, json: { ...repeat, next } })
  })
  await page.route(/\/linked\/payment$/, (route) => route.fulfill({ json: { url: "#payment-page" } }))
  await page.goto(`/repeat-delivery?token=${token}&do=end`)
  const question = page.getByRole("alertdialog", { name: account.repeat.ask.end })
  await question.getByRole("button", { name: account.repeat.ask.cancel }).click()
  const pay = page.getByRole("button", { name: account.repeat.actions.pay })
  await pay.click()
  await expect(pay).toHaveAttribute("aria-disabled", "true")
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })))
  await expect(pay).not.toHaveAttribute("aria-disabled")
  await page.unroute(linked)
  await page.goto(`/repeat-delivery?token=${token}&do=end`)
  await question.getByRole("button", { name: account.repeat.ask.cancel }).click()
  await expect(page.getByText(account.repeat.states.active, { exact: true })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  // The link of the e-mail allows no new address. It needs a single-use link, which the page sends.
  await expect(page.getByRole("button", { name: account.repeat.move.action })).toBeHidden()
  await page.getByRole("button", { name: account.repeat.limited.send }).click()
  await expect(page.getByText(account.repeat.limited.sent)).toBeVisible()
  const { token: key } = await linkTo(customer_email, "/repeat-delivery/open")
  await visits.show(`/repeat-delivery/open?token=${key}`)
  await page.getByRole("button", { name: account.repeat.open.confirm }).click()
  const instead = page.getByRole("combobox", {
    name: fill(account.repeat.instead.of, { name: nameOf(almonds, "fr") }),
  })
  await instead.selectOption({ index: 1 })
  await expect(toasts).toContainText(account.repeat.done.changed)
  await expect(instead).not.toHaveValue("")
  const move = page.getByRole("button", { name: account.repeat.move.action })
  await move.click()
  const elsewhere = page.getByRole("dialog", { name: account.repeat.move.title })
  await expect(elsewhere).toBeVisible()
  // Presses Escape until the dialog closes, because the first key press may only close the toast.
  await expect(async () => {
    await page.keyboard.press("Escape")
    await expect(elsewhere).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(move).toBeFocused()
  await move.click()
  const filled = {
    "address-line1": "Rue Neuve 7",
    "address-line2": "bte 1234567890",
    "address-level2": "Namur",
  }
  await expect(elsewhere.getByLabel(checkout.fields.street, { exact: true })).toBeVisible()
  await autofill(elsewhere, filled)
  await expect(elsewhere.getByLabel(checkout.fields.number, { exact: true })).toHaveValue("7")
  await elsewhere.getByRole("button", { name: account.repeat.move.save }).click()
  const box = elsewhere.getByLabel(new RegExp(`^${checkout.fields.box}`))
  await expect(box).toHaveAccessibleDescription(fill(checkout.errors.long, { most: 8 }))
  await box.fill("")
  await expect(elsewhere.getByText(checkout.errors.postal_code.BE)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await elsewhere.getByLabel(checkout.fields.postal_code, { exact: true }).fill("5000")
  await elsewhere.getByRole("button", { name: account.repeat.move.save }).click()
  await expect(page.getByText("Rue Neuve 7, 5000 Namur")).toBeVisible()

  const end = page.getByRole("button", { name: account.repeat.actions.end, exact: true })
  await end.click()
  await question.getByRole("button", { name: account.repeat.ask.cancel }).click()
  await expect(end).toBeFocused()
  await end.click()
  await question.getByRole("button", { name: account.repeat.actions.end }).click()
  await expect(toasts).toContainText(account.repeat.done.end)
  await expect(page.getByText(account.repeat.states.ended, { exact: true })).toBeVisible()
})
