import { z } from "zod"

/** What an order was, or is to be, paid with; a card by its brand and last four digits, as it stands on a receipt. */
export const paidWithSchema = z.object({
  kind: z.enum(["card", "bancontact", "transfer", "other"]),
  /** Stripe's word: visa, mastercard, amex … */
  brand: z.string().max(40).nullable(),
  last4: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
})
export type PaidWith = z.infer<typeof paidWithSchema>

const notedSchema = z.object({ paid_with: paidWithSchema })

/** Reads it from what a payment provider noted in its payment; null where it noted nothing. */
export const readPaidWith = (data: unknown): PaidWith | null =>
  // Most payments of a long list have no note; an error with its stack for each would cost more than the rest of the list.
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

/** "Visa •••• 4242", "Bancontact", or the caller's word; null for what has no name. */
export function paidWithName(
  { kind, brand, last4 }: PaidWith,
  words: { card: string; transfer: string },
): string | null {
  if (kind === "bancontact") return "Bancontact"
  if (kind === "transfer") return words.transfer
  if (kind === "other") return null
  const name = (brand && BRANDS[brand]) ?? words.card
  return last4 ? `${name} •••• ${last4}` : name
}
