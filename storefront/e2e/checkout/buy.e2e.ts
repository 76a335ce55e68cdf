import { LANGUAGES } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"
import { ADDRESS } from "../shop/checkout-screen"
import { CARDS } from "../shop/payment-page"
import { expect, test } from "../shop/test"

/** Payment methods on a phone and on a desktop. The languages alternate between the two pairs. */
const WAYS = [
  ["card", "bancontact"],
  ["bancontact", "card"],
] as const
const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

for (const [index, language] of LANGUAGES.entries()) {
  test.describe(`a guest who reads ${language}`, () => {
    test.use({ language })

    for (const [onPhone, atDesk] of representatives(index % 2 ? WAYS.toReversed() : WAYS)) {
      test(`buys at 6 % and 21 % by ${onPhone} on a phone and by ${atDesk} at a desk, and sees one total from the cart to the order`, async ({
        catalogue,
        products,
        cart,
        checkout,
        payment,
        outcome,
        engine,
      }, { project }) => {
        const method = project.name === "phone" ? onPhone : atDesk
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
        await cart.checkOut()

        const atCheckout = await checkout.totals()
        expect(atCheckout.total).toBe(inCart.total)
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
        expect(confirmed).toMatchObject({ cents: inCart.total, email })
        expect(confirmed.orderNumber).toMatch(/^BP-\d{4}-\d{6}$/)
        expect(confirmed.method).toContain("Stripe Checkout")
        expect(confirmed.method).toContain(outcome.texts.success.paid)
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
      })
    }
  })
}

test("takes what was sold out of the stock once, however often the confirmation is read again", async ({
  page,
  catalogue,
  products,
  cart,
  checkout,
  payment,
  outcome,
  engine,
}) => {
  const almonds = await catalogue.almonds()
  const email = `stock-${Date.now()}@example.be`
  await products.open()
  await products.add(almonds)
  await cart.open()
  await cart.raise(almonds, 1, 2)
  await cart.checkOut()
  await checkout.fillIn({ ...ADDRESS, email })
  await checkout.pay()
  await payment.payByCard(CARDS.visa)
  const first = await outcome.confirmation()
  await page.reload()
  expect(await outcome.confirmation()).toEqual(first)
  await expect.poll(() => catalogue.stockOf(almonds.id)).toBe(almonds.stock - 2)
  expect(await engine.ordersOf(email)).toHaveLength(1)
})
