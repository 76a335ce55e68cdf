import { z } from "zod"
import { customKeys } from "../../custom-fields/declared"

const ADDRESS = ["street", "number", "box", "address_2", "postal_code", "city", "country"] as const

/**
 * Columns of a customer file. Columns of the address can be repeated with the prefix "shipping_" for a second address.
 * Lines with the same `email` add addresses to one customer.
 */
export const CUSTOMER_COLUMNS = [
  "email",
  "first_name",
  "last_name",
  "full_name",
  "company",
  "phone",
  "language",
  "newsletter",
  "newsletter_since",
  "newsletter_source",
  "newsletter_text",
  "groups",
  "note",
  "since",
  ...ADDRESS,
  "shipping_first_name",
  "shipping_last_name",
  "shipping_company",
  "shipping_phone",
  ...ADDRESS.map((column) => `shipping_${column}` as const),
  ...customKeys("customer").map(({ key }) => `custom_${key}` as const),
] as const
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number]

/**
 * Proof of the newsletter consents in a customer file. It applies to lines without their own proof. "none" imports the
 * customers without consent.
 */
export const importConsentSchema = z.union([
  z
    .object({
      /** Day since which the consents exist, as 2024-05-01. */
      since: z.iso.date(),
      /** Where they were given, for example "Checkout of the former shop, double opt-in". */
      source: z.string().trim().min(1).max(200),
    })
    .strict(),
  z.literal("none"),
])
export type ImportConsent = z.infer<typeof importConsentSchema>
