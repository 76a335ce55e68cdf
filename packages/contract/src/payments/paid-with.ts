import { z } from "zod"
import { BALANCE_KINDS } from "../sets"

/** Payment method of an order. A card has its brand and last four digits, as on a receipt. */
export const paidWithSchema = z.object({
  /** `account`: on the account of a business that pays by invoice. */
  kind: z.enum(["card", "bancontact", "transfer", "account", "other", ...BALANCE_KINDS]),
  /** Stripe's name of the card's brand (visa, mastercard, amex …) or of another method (ideal, paypal …). */
  brand: z.string().max(40).nullable(),
  /** Last four digits of a card, or characters of a gift card. */
  last4: z
    .string()
    .regex(/^[\dA-Z]{4}$/)
    .nullable(),
  /** When and with which communication an order on account is to be paid. */
  due: z.object({ day: z.iso.date(), communication: z.string() }).optional(),
})
export type PaidWith = z.infer<typeof paidWithSchema>

const notedSchema = z.object({ paid_with: paidWithSchema })

/** Returns the payment method from a payment's provider data, otherwise null. */
export const readPaidWith = (data: unknown): PaidWith | null =>
  // Most payments in a long list have no stored payment method. A schema error with its stack for each of them would
  // cost more than the rest of the list.
  hasNote(data) ? (notedSchema.safeParse(data).data?.paid_with ?? null) : null

/** Whether a method is a gift card or store credit. */
export const isBalanceMethod = (method: PaidWith | null): boolean =>
  BALANCE_KINDS.some((kind) => kind === method?.kind)

/** Whether a balance made the payment. @param data the payment's provider data */
export const isPaidByBalance = (data: unknown): boolean => isBalanceMethod(readPaidWith(data))

/** What one method paid of an order. */
export const paidShareSchema = z.object({ method: paidWithSchema, paid_cents: z.number().int() })
export type PaidShare = z.infer<typeof paidShareSchema>

/** Returns the method that paid what balances did not pay, otherwise the first balance. Null without a method. */
export const mainMethodOf = (methods: readonly (PaidWith | null)[]): PaidWith | null => {
  const stored = methods.filter((method) => method !== null)
  return stored.find((method) => !isBalanceMethod(method)) ?? stored[0] ?? null
}

/** Returns what gift cards and store credit paid, in cents. */
export const paidByBalancesCents = (shares: readonly PaidShare[]): number =>
  shares.reduce((sum, { method, paid_cents }) => (isBalanceMethod(method) ? sum + paid_cents : sum), 0)

const hasNote = (data: unknown): boolean => typeof data === "object" && data !== null && "paid_with" in data
