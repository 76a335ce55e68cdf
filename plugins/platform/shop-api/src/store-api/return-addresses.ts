import type { ReturnAddresses } from "@bon-perroquet/checkout/methods"
import { z } from "zod"
import { refuse } from "@bon-perroquet/api-kit/http/refusal"

const address = z.string().max(2_000)

export const sessionDataSchema = z.object({
  success_url: address.optional(),
  cancel_url: address.optional(),
})

/** Placeholder that Stripe replaces with the payment's id. */
const PLACE = "{CHECKOUT_SESSION_ID}"

/**
 * Returns the client's URLs and their origin. If it sent none, returns only the shop's origin, whose pages are used.
 * @throws 400 if a URL has an origin that is not the shop's, to prevent open redirects
 */
export function returnAddresses(
  data: unknown,
  origins: string[],
): { origin: string; return_to?: ReturnAddresses } {
  const { success_url, cancel_url } = sessionDataSchema.parse(data ?? {})
  const [shop = ""] = origins
  if (success_url === undefined) {
    if (cancel_url !== undefined) ownAddress(cancel_url, origins)
    return { origin: shop }
  }
  const success = ownAddress(success_url, origins)
  const { origin } = new URL(success)
  return {
    origin,
    return_to: {
      success_url: success,
      cancel_url: cancel_url === undefined ? `${origin}/` : ownAddress(cancel_url, origins),
    },
  }
}

/** Returns URLs at the client's origin, as in the contract. Undefined for the shop, whose URLs contain the language. */
export const clientAddresses = (origin: string, [shop]: string[]): ReturnAddresses | undefined =>
  origin === shop
    ? undefined
    : {
        success_url: `${origin}/checkout/success?session_id=${PLACE}`,
        cancel_url: `${origin}/checkout/cancel`,
      }

function ownAddress(stated: string, origins: string[]): string {
  const url = URL.canParse(stated) ? new URL(stated) : null
  if (!url || url.username || url.password || !origins.includes(url.origin))
    throw refuse("origin_not_allowed", 400)
  return url.href.replaceAll(encodeURIComponent(PLACE), PLACE)
}
