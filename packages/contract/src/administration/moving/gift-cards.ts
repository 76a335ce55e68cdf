/**
 * Columns of a file of gift cards and store credit. A line with a code is a gift card. A line without a code is store
 * credit of the customer with this e-mail address. `balance` is in euro, and `expires_at` is the last day.
 */
export const GIFT_CARD_COLUMNS = [
  "code",
  "email",
  "balance",
  "currency",
  "expires_at",
  "status",
  "note",
] as const
export type GiftCardColumn = (typeof GIFT_CARD_COLUMNS)[number]
