import type { ReturnAddresses } from "@bon-perroquet/checkout/methods"
import { z } from "zod"
import { refuse } from "../http"

const address = z.string().max(2_000)

/** What of a payment session's `data` is the client's to say. */
export const sessionDataSchema = z.object({
  success_url: address.optional(),
  cancel_url: address.optional(),
})

/** Stripe writes the payment's id there. */
const PLACE = "{CHECKOUT_SESSION_ID}"

/**
 * Where a payment page leads back to: addresses of a client's own, at one of the shop's origins; the shop's own screens
 * where the client names none.
 * @throws 400 for an address elsewhere: nobody may be sent on from a page of the shop's to somebody else's
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

function ownAddress(stated: string, origins: string[]): string {
  const url = URL.canParse(stated) ? new URL(stated) : null
  if (!url || url.username || url.password || !origins.includes(url.origin))
    throw refuse("origin_not_allowed", 400)
  return url.href.replaceAll(encodeURIComponent(PLACE), PLACE)
}
