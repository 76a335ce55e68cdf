import type { Language } from "@bon-perroquet/contract"
import type { Page } from "@playwright/test"
import { CartPanel } from "../../shop/cart-panel"
import { ADDRESS, CheckoutScreen } from "../../shop/checkout-screen"
import { OutcomeScreen } from "../../shop/outcome-screen"
import { CARDS, PaymentPage } from "../../shop/payment-page"
import { fill, textsIn } from "../../shop/texts"

type Purchase = { email: string; name: string; language: Language }

/** Buys a product from the product list. @returns the order number */
export async function buy(page: Page, { email, name, language }: Purchase): Promise<string> {
  const checkout = new CheckoutScreen(page, language)
  const cart = new CartPanel(page, language)
  const { addOf } = textsIn(language).products.card
  const add = page.getByRole("button", { name: fill(addOf, { name }), exact: true })
  await add.click()
  await cart.open()
  await cart.checkOut()
  await checkout.fillIn({ ...ADDRESS, email })
  await checkout.pay()
  await new PaymentPage(page).payByCard(CARDS.visa)
  return (await new OutcomeScreen(page, language).confirmation()).orderNumber
}
