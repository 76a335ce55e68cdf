import { z } from "zod"

const cents = z.number().int()

/** Longest entered code of a gift card, with spaces and dashes. */
const MAX_CARD_CODE = 40
/** Most gift cards and store credits of one cart. */
export const MAX_BALANCES = 5

/** A gift card by its code. Letter case, spaces and dashes make no difference. */
export const giftCardCodeSchema = z.object({ code: z.string().trim().min(1).max(MAX_CARD_CODE) })

export const balanceIdSchema = z.string().regex(/^bal_[A-Za-z0-9]{1,40}$/)

/** Answer of a balance inquiry. */
export const giftCardBalanceSchema = z.object({
  last4: z.string(),
  balance_cents: cents,
  currency: z.literal("eur"),
  /** Null if the card does not expire. */
  expires_at: z.string().nullable(),
})

export const storeCreditSchema = z.object({ balance_cents: cents, currency: z.literal("eur") })

/** Highest amount of a gift card, or of one credit. */
export const MAX_ISSUED_CENTS = 500_000

const issued = {
  amount_cents: z.number().int().min(1).max(MAX_ISSUED_CENTS),
  /** Why the balance is given, for the history. Customers do not see it. */
  reason: z.string().trim().min(1).max(200),
  /** Idempotency key. A repeated key issues nothing. */
  key: z.string().trim().min(8).max(80),
}

/** POST /api/admin/gift-cards */
export const issueGiftCardSchema = z.object({
  ...issued,
  /** Default: the card does not expire. */
  expires_at: z.iso.datetime().optional(),
})
export type IssueGiftCard = z.input<typeof issueGiftCardSchema>

/** The code is returned only once, because only its hash is stored. */
export const issuedGiftCardSchema = z.object({ id: z.string(), code: z.string(), last4: z.string() })

/** POST /api/admin/gift-cards/store-credit */
export const giveStoreCreditSchema = z.object({ ...issued, customer_id: z.string().max(64) })
export type GiveStoreCredit = z.input<typeof giveStoreCreditSchema>
