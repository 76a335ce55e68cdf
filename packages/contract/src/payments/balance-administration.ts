import { z } from "zod"
import { pageSchema, searchedSchema } from "../lists"
import { balanceEntrySchema } from "./balances"
import { soldGiftCardSchema } from "./gift-card-purchases"
import { BALANCE_ENTRY_KINDS, BALANCE_KINDS, type BalanceEntryKind } from "../sets"

const cents = z.number().int()

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

/** `replaced`: another card has taken over the balance. `expired`: the card's last day has passed. */
export const BALANCE_STATES = ["active", "blocked", "expired", "replaced"] as const
export type BalanceState = (typeof BALANCE_STATES)[number]

/** GET /api/admin/gift-cards. The header X-Total-Count has the total number. */
export const balancesQuerySchema = pageSchema.extend({
  /** Last four characters of a code, or a part of a customer's e-mail address or of a sold card's number. */
  search: searchedSchema,
  kind: z.enum(BALANCE_KINDS).optional(),
  state: z.enum(BALANCE_STATES).optional(),
  /** `some`: balances with money. `none`: empty balances. */
  rest: z.enum(["some", "none"]).optional(),
  /** Store credit of this customer. */
  customer_id: z.string().max(64).optional(),
})
export type BalancesQuery = z.infer<typeof balancesQuerySchema>

export const adminBalanceSchema = z.object({
  id: z.string(),
  kind: z.enum(BALANCE_KINDS),
  state: z.enum(BALANCE_STATES),
  /** Last four characters of a gift card's code. Null for store credit. */
  last4: z.string().nullable(),
  /** Owner of store credit. Null for a gift card. `email` is null if the account was deleted. */
  customer: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
  balance_cents: cents,
  /** Part of the balance that open payment pages have reserved. */
  reserved_cents: cents,
  expires_at: z.string().nullable(),
  created_at: z.string(),
})
export type AdminBalance = z.infer<typeof adminBalanceSchema>
export const adminBalancesSchema = z.array(adminBalanceSchema)

/** GET /api/admin/gift-cards/{id}: a balance with its entries, newest first. */
export const adminBalanceDetailSchema = adminBalanceSchema.extend({
  /** The card that has taken over the balance. */
  replaced_by: z.string().nullable(),
  /** Null for a card that the shop did not sell. Absent in answers of earlier versions. */
  sold: soldGiftCardSchema.nullish(),
  entries: z.array(balanceEntrySchema.extend({ reason: z.string().nullable(), by: z.string().nullable() })),
})
export type AdminBalanceDetail = z.infer<typeof adminBalanceDetailSchema>

/** POST /api/admin/gift-cards/{id}/top-ups */
export const topUpGiftCardSchema = z.object(issued)
export type TopUpGiftCard = z.input<typeof topUpGiftCardSchema>

/** PUT /api/admin/gift-cards/{id}/state */
export const balanceStateSchema = z.object({ state: z.enum(["active", "blocked"]), reason: issued.reason })
export type BalanceStateChange = z.input<typeof balanceStateSchema>

/** POST /api/admin/gift-cards/{id}/replacement */
export const replaceGiftCardSchema = z.object({ reason: issued.reason })

/** Movements of a period by kind of entry. A decrease is negative. */
const movementsSchema = z.object(
  Object.fromEntries(BALANCE_ENTRY_KINDS.map((kind) => [kind, cents])) as Record<
    BalanceEntryKind,
    typeof cents
  >,
)

/**
 * GET /api/admin/accounting/balances: what the shop owes as gift cards and store credit. `opening_cents` is the sum of all
 * balances before the first day, `closing_cents` after the last day. The movements are the difference.
 */
export const liabilitySchema = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(BALANCE_KINDS),
      opening_cents: cents,
      movements: movementsSchema,
      closing_cents: cents,
    }),
  ),
  opening_cents: cents,
  closing_cents: cents,
})
export type Liability = z.infer<typeof liabilitySchema>
