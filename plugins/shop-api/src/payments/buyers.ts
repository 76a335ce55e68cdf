import type { Buyer } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { callerAddress, type FromSomewhere } from "../http/limits/caller-address"
import { keyedHash } from "../signed-links/keyed-hash"

/** The merchant's setting: units of one product that one shopper may hold while the payment page is open. */
const UNITS = Number(process.env.UNPAID_UNITS ?? 24)
/** So many shoppers may share one network's address. */
const SHOPPERS_PER_ADDRESS = 3

/** Who asks for a payment page, for counting what they hold unpaid: the e-mail address that was given, and the network's. */
export function buyersOf(container: MedusaContainer, request: FromSomewhere, email: string): Buyer[] {
  const buyer = (subject: string, most_units: number) => ({
    key: keyedHash(container, "buyer", subject),
    most_units,
  })
  return [
    buyer(`email:${email.toLowerCase()}`, UNITS),
    buyer(`address:${callerAddress(request)}`, UNITS * SHOPPERS_PER_ADDRESS),
  ]
}
