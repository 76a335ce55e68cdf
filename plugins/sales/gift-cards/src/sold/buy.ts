import { refuse, shopOrigins } from "@bon-perroquet/api-kit/http"
import { openPayable, reserveOrderNumber, settleForShopper } from "@bon-perroquet/checkout/checkout"
import {
  addressIn,
  dayInBelgium,
  GIFT_CARD_LEAST_CENTS,
  GIFT_CARD_MOST_CENTS,
  GIFT_CARD_MOST_DAYS,
  type BuyGiftCard,
  type GiftCardOffer,
  type GiftCardPurchase,
  type Language,
  type OpenedCheckout,
} from "@bon-perroquet/contract"
import { furtherChannel } from "@bon-perroquet/contract/channels"
import { LOCALE_OF } from "@bon-perroquet/contract/sets"
import { mapCheckoutError } from "@bon-perroquet/shop-api/payments"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { GIFT_CARD_MODULE, type GiftCardModuleService } from "../modules/payment-method-gift-card"
import { isPurchaseId, readPurchase, storePurchase } from "../purchases/purchase"
import { sendPurchase } from "./send"

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
const moduleOf = (container: MedusaContainer) => container.resolve<GiftCardModuleService>(GIFT_CARD_MODULE)

export function offerOf(container: MedusaContainer): GiftCardOffer {
  const { isSold, soldAmounts, soldMonths } = moduleOf(container)
  return {
    is_sold: isSold,
    amounts_cents: soldAmounts,
    least_cents: GIFT_CARD_LEAST_CENTS,
    most_cents: GIFT_CARD_MOST_CENTS,
    valid_months: soldMonths || null,
  }
}

const DAY_MS = 86_400_000

/**
 * Opens the payment page of a gift card.
 * @throws 404 not_found if the shop sells none, 400 origin_not_allowed, gift_card_day
 */
export async function buyCard(
  container: MedusaContainer,
  language: Language,
  requested: BuyGiftCard,
): Promise<OpenedCheckout> {
  if (!moduleOf(container).isSold) throw refuse("not_found", 404)
  const { origin_url: origin, send_on, language: spoken = language, message, ...about } = requested
  if (!shopOrigins(container).includes(origin)) throw refuse("origin_not_allowed", 400)
  const now = new Date()
  const today = dayInBelgium(now)
  const last = dayInBelgium(new Date(now.getTime() + GIFT_CARD_MOST_DAYS * DAY_MS))
  if (send_on !== undefined && (send_on < today || send_on > last)) throw refuse("gift_card_day", 400)
  const id = await storePurchase(knexOf(container), {
    ...{
      ...about,
      recipient_email: about.recipient_email ?? null,
      message: message || null,
      language: spoken,
    },
    number: await reserveOrderNumber(container),
    channel: furtherChannel()?.code ?? null,
    send_on: send_on === undefined || send_on === today ? null : send_on,
  })
  const at = (screen: string) => origin + addressIn(spoken, screen)
  return openPayable(container, {
    ...{ id, origin, locale: LOCALE_OF[spoken] },
    return_to: {
      success_url: at("/gift-cards/bought?session_id={CHECKOUT_SESSION_ID}"),
      cancel_url: at("/gift-cards"),
    },
  }).catch(mapCheckoutError)
}

const STATE = { ordered: "paid", refunded: "returned", failed: "ended", expired: "ended" } as const

/**
 * Returns what became of a purchase, after reading the payment's state from its method.
 * @throws 404 checkout_not_found
 */
export async function purchaseOf(container: MedusaContainer, session_id: string): Promise<GiftCardPurchase> {
  const { outcome, attempt } = await settleForShopper(container, session_id).catch(mapCheckoutError)
  const id = attempt?.cart_id ?? ""
  const purchase = isPurchaseId(id) ? await readPurchase(knexOf(container), id) : null
  if (!purchase) throw refuse("checkout_not_found", 404)
  if (purchase.state === "paid") await sendPurchase(container, purchase)
  const { number, amount_cents, recipient_name, recipient_email, send_on, expires_at } = purchase
  return {
    state: outcome in STATE ? STATE[outcome as keyof typeof STATE] : "open",
    ...{ number, amount_cents, send_on },
    recipient_name: recipient_name ?? "",
    is_sent_to_recipient: recipient_email !== null,
    expires_at: expires_at?.toISOString() ?? null,
  }
}
