import type { Buyer } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { callerAddress, type FromSomewhere } from "@bon-perroquet/api-kit/http"
import { keyedHash } from "@bon-perroquet/api-kit/signed-links"

/** Maximum units of a product that a shopper's open payment page reserves. */
const UNITS = Number(process.env.UNPAID_UNITS ?? 24)
/** Number of shoppers that may share an IP address. */
const SHOPPERS_PER_ADDRESS = 3
/** Maximum number of orders per e-mail address that wait for a bank transfer. */
const TRANSFERS_PER_EMAIL = Number(process.env.TRANSFERS_PER_EMAIL ?? 3)
const TRANSFERS_PER_NETWORK = Number(process.env.TRANSFERS_PER_NETWORK ?? 6)

/**
 * Identifies the buyer for limits on unpaid reservations: by e-mail address and network (IPv4 address or IPv6 /64).
 * @param request of the buyer. Absent for an assistant, whose network is not the buyer's
 */
export function buyersOf(container: MedusaContainer, email: string, request?: FromSomewhere): Buyer[] {
  const buyer = (subject: string, limits: Omit<Buyer, "key">) => ({
    key: keyedHash(container, "buyer", subject),
    ...limits,
  })
  return [
    buyer(`email:${email.toLowerCase()}`, { most_units: UNITS, most_awaited: TRANSFERS_PER_EMAIL }),
    ...(request
      ? [
          buyer(`address:${callerAddress(request)}`, {
            most_units: UNITS * SHOPPERS_PER_ADDRESS,
            most_awaited: TRANSFERS_PER_NETWORK,
          }),
        ]
      : []),
  ]
}
