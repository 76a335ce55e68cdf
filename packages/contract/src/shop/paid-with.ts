import { z } from "zod"

/** Payment method of an order. A card has its brand and last four digits, as on a receipt. */
export const paidWithSchema = z.object({
  kind: z.enum(["card", "bancontact", "transfer", "other"]),
  /** Stripe's name of the card's brand (visa, mastercard, amex …) or of another method (ideal, paypal …). */
  brand: z.string().max(40).nullable(),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
})
export type PaidWith = z.infer<typeof paidWithSchema>

const notedSchema = z.object({ paid_with: paidWithSchema })

/** Returns the payment method from a payment's provider data, otherwise null. */
export const readPaidWith = (data: unknown): PaidWith | null =>
  // Most payments of a long list have no note. A schema error with its stack for each one would cost more
  // than the rest of the list.
  hasNote(data) ? (notedSchema.safeParse(data).data?.paid_with ?? null) : null

const hasNote = (data: unknown): boolean => typeof data === "object" && data !== null && "paid_with" in data

const BRANDS: Partial<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  cartes_bancaires: "Cartes Bancaires",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
}

const METHODS: Partial<Record<string, string>> = { ideal: "iDEAL | Wero", paypal: "PayPal" }

/** Returns "Visa •••• 4242", "Bancontact", or the caller's word. Null if the method has no name. */
export function paidWithName(
  { kind, brand, last4 }: PaidWith,
  words: { card: string; transfer: string },
): string | null {
  if (kind === "bancontact") return "Bancontact"
  if (kind === "transfer") return words.transfer
  if (kind === "other") return (brand && METHODS[brand]) ?? null
  const name = (brand && BRANDS[brand]) ?? words.card
  return last4 ? `${name} •••• ${last4}` : name
}
