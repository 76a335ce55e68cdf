import { openOrderPayment } from "@bon-perroquet/checkout/checkout"
import { addressIn, type Language, type OpenedCheckout } from "@bon-perroquet/contract"
import { LOCALE_OF } from "@bon-perroquet/contract/sets"
import { refuse } from "@bon-perroquet/api-kit/http"
import { mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { engineOf } from "../engine/engine"

interface LinkedPayment {
  order_id: string
  /** Token of the page of the order. A customer who cancels the payment returns to this page. */
  token: string
  origin: string
  language: Language
  /** Signed-in customer, or null. */
  customer_id: string | null
  expected_rest_cents: number | undefined
}

/** Opens the payment page for anyone who has the link. @throws 409 if no link was sent or nothing is due */
export async function openLinkedPayment(
  container: MedusaContainer,
  { order_id, token, origin, language, customer_id, expected_rest_cents }: LinkedPayment,
): Promise<OpenedCheckout> {
  const { payment_links } = await engineOf(container).records.recordOf(order_id)
  if (!payment_links.length) throw refuse("nothing_to_pay", 409)
  const at = (screen: string) => origin + addressIn(language, screen)
  return openOrderPayment(container, {
    ...{ order_id, customer_id, origin },
    ...(expected_rest_cents !== undefined && { expected_rest_cents }),
    locale: LOCALE_OF[language],
    return_to: {
      success_url: at("/checkout/success?session_id={CHECKOUT_SESSION_ID}"),
      cancel_url: at(`/orders/view?token=${token}`),
    },
  }).catch(mapCheckoutError)
}
