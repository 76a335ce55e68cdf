import { addressIn, LANGUAGES } from "@bon-perroquet/contract"
import { nameOf, promisedDays } from "../shop/catalogue"
import { ADDRESS } from "../shop/checkout-screen"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"

const METHODS = ["card", "bancontact"] as const
/** Purchases in `npm test`, one per language. `npm run campaigns` tries every combination on phone and desktop. */
const TRIED = [
  { method: "card", width: "@phone" },
  { method: "bancontact", width: "@desktop" },
  { method: "bancontact", width: "@phone" },
  { method: "card", width: "@desktop" },
]
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

for (const [index, language] of LANGUAGES.entries()) {
  test.describe(`guest in ${language}`, () => {
    test.use({ language })

    for (const method of METHODS) {
      const tried = TRIED[index % TRIED.length]
      const tag = tried?.method === method ? tried.width : "@campaign"
      test(
        `buys goods at 6 % and 21 % VAT by ${method} and sees the same total from cart to order`,
        { tag },
        async ({ page, catalogue, products, cart, checkout, payment, outcome, engine }) => {
          const almonds = await catalogue.almonds()
          const feed = await catalogue.feed()
          const expectedItems = 3 * Math.round(almonds.price * 100) + 2 * Math.round(feed.price * 100)
          const email = `${language}-${method}-${Date.now()}@example.be`

          await products.open()
          await products.add(almonds)
          await products.add(feed)
          await cart.open()
          await cart.raise(almonds, 1, 3)
          await cart.raise(feed, 1, 2)
          const inCart = await cart.totals()
          expect(inCart.items).toBe(expectedItems)
          expect(inCart.items + inCart.delivery).toBe(inCart.total)
          expect(inCart.subtotal + inCart.vat).toBe(inCart.total)
          const days = await promisedDays(language)
          await expect(cart.panel).toContainText(days)
          await cart.checkOut()

          const atCheckout = await checkout.totals()
          expect(atCheckout.total).toBe(inCart.total)
          await expect(page.getByRole("main")).toContainText(days)
          expect(atCheckout.button).toBe(inCart.total)
          expect(atCheckout.vat).toHaveLength(2)
          expect(atCheckout.items + atCheckout.delivery + sum(atCheckout.vat)).toBe(inCart.total)
          expect(sum(atCheckout.vat)).toBe(inCart.vat)
          await checkout.fillIn({ ...ADDRESS, email })
          await checkout.pay()

          expect(await payment.total()).toBe(inCart.total)
          if (method === "card") await payment.payByCard(CARDS.visa)
          else await payment.payByBancontact()

          const confirmed = await outcome.confirmation()
          await expect(page).toHaveURL(
            new RegExp(`:\\d+${addressIn(language, "/checkout/success")}\\?session_id=`),
          )
          expect(confirmed).toMatchObject({ cents: inCart.total, email })
          expect(confirmed.orderNumber).toMatch(/^BP-\d{4}-\d{6}$/)
          expect(confirmed.method).toContain("Stripe Checkout")
          expect(confirmed.method).toContain(outcome.texts.success.paid)
          await outcome.expectOrder([nameOf(almonds, language), nameOf(feed, language), ADDRESS.street])
          await expect(page.getByRole("main")).toContainText(days)
          await cart.expectUnits(0)

          await expect.poll(async () => (await engine.ordersOf(email)).length).toBe(1)
          const [order] = await engine.ordersNumbered(confirmed.orderNumber)
          expect(Math.round(Number(order?.total) * 100)).toBe(inCart.total)
          expect(order?.email).toBe(email)
          const rates = order?.items.map((item) => [
            item.quantity,
            ...(item.tax_lines ?? []).map((line) => line.rate),
          ])
          expect(rates?.sort()).toEqual([
            [2, 21],
            [3, 6],
          ])
        },
      )
    }
  })
}
