import { z } from "zod"
import { BALANCE_ENTRY_KINDS } from "../sets"

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

export const balanceEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(BALANCE_ENTRY_KINDS),
  at: z.string(),
  /** Positive if the balance increases. */
  amount_cents: cents,
  /** Balance after the entry. */
  balance_cents: cents,
  order_number: z.string().nullable(),
})

/** GET /api/users/store-credit: the available balance, with its entries, newest first. */
export const ownStoreCreditSchema = storeCreditSchema.extend({ entries: z.array(balanceEntrySchema) })
export type OwnStoreCredit = z.infer<typeof ownStoreCreditSchema>
