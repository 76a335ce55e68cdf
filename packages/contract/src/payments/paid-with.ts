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

/** Whether a balance made the payment. @param data the payment's provider data */
export const isPaidByBalance = (data: unknown): boolean =>
  BALANCE_KINDS.some((kind) => kind === readPaidWith(data)?.kind)

const hasNote = (data: unknown): boolean => typeof data === "object" && data !== null && "paid_with" in data
