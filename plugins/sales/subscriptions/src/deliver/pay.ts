import { openCheckout, type OpenedPage } from "@bon-perroquet/checkout/checkout"
import { addressIn, type Language } from "@bon-perroquet/contract"
import { findCartById } from "@bon-perroquet/shop-api/carts"
import { refuse } from "@bon-perroquet/api-kit/http"
import { mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { baseOrder, deliveryOf } from "../cart"
import { inputOf } from "../cart/input"
import { repeatsOf } from "../offer"
import { alone } from "./alone"

interface PageInput {
  id: string
  origin: string
  language: Language
  back_to: string
}

/**
 * Opens a payment page after a refused charge. Later charges use the card that it saves.
 * @throws 409 nothing_to_pay if no delivery needs a manual payment
 */
export async function payDelivery(
  container: MedusaContainer,
  { id, origin, language, back_to }: PageInput,
): Promise<OpenedPage> {
  return alone(container, id, async () => {
    const { repeats, runs } = repeatsOf(container)
    const [repeat, run] = [await repeats.withId(id), await runs.findOpenRun(id)]
    if (!repeat || run?.state !== "failed" || !run.cart_id) throw refuse("nothing_to_pay", 409)
    const [order, cart] = await Promise.all([
      baseOrder(container, repeat),
      findCartById(container, run.cart_id),
    ])
    const delivery = cart && (await deliveryOf(container, { repeat, order, cart }))
    if (!cart || !delivery) throw refuse("delivery_not_available", 400)
    const at = (screen: string) => origin + addressIn(language, screen)
    const input = await inputOf(container, { repeat, run, order, cart, delivery })
    return openCheckout(container, {
      ...{ ...input, origin, expected_total_cents: input.current_total_cents },
      return_to: {
        success_url: at("/checkout/success?session_id={CHECKOUT_SESSION_ID}"),
        cancel_url: at(back_to),
      },
    }).catch(mapCheckoutError)
  })
}
