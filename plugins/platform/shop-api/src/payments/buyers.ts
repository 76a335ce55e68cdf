import type { Buyer } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { callerAddress, type FromSomewhere } from "@bon-perroquet/api-kit/http"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"

/** Setting: units of one product that a shopper may reserve with an open payment page. */
const UNITS = Number(process.env.UNPAID_UNITS ?? 24)
/** Shoppers that may share a network's address. */
const SHOPPERS_PER_ADDRESS = 3
/** Settings: orders that may wait for a bank transfer at the same time. */
const TRANSFERS_PER_EMAIL = Number(process.env.TRANSFERS_PER_EMAIL ?? 3)
const TRANSFERS_PER_NETWORK = Number(process.env.TRANSFERS_PER_NETWORK ?? 6)

/**
 * Returns the buyer's identifiers for limits on unpaid reservations: the e-mail address and the network,
 * which is an IPv4 address or an IPv6 /64.
 */
export function buyersOf(container: MedusaContainer, request: FromSomewhere, email: string): Buyer[] {
  const buyer = (subject: string, limits: Omit<Buyer, "key">) => ({
    key: keyedHash(container, "buyer", subject),
    ...limits,
  })
  return [
    buyer(`email:${email.toLowerCase()}`, { most_units: UNITS, most_awaited: TRANSFERS_PER_EMAIL }),
    buyer(`address:${callerAddress(request)}`, {
      most_units: UNITS * SHOPPERS_PER_ADDRESS,
      most_awaited: TRANSFERS_PER_NETWORK,
    }),
  ]
}
