/**
 * Returns SQL for the part of a balance that is not reserved, in cents.
 * @param except SQL condition on `hold` for reservations that do not count
 */
export const availableCents = (account: string, except = "false"): string => `(
  (SELECT COALESCE(sum(entry.cents), 0) FROM balance_entry entry WHERE entry.account_id = ${account}.id)
  - (SELECT COALESCE(sum(hold.cents), 0) FROM balance_hold hold
     WHERE hold.account_id = ${account}.id AND NOT (${except})))::integer`

/** SQL condition: the account can pay in this currency now, and belongs to the buyer if it is store credit. */
export const IS_USABLE = `account.state = 'active' AND (account.expires_at IS NULL OR account.expires_at > now())
  AND account.currency_code = :currency
  AND (account.customer_id IS NULL OR account.customer_id = CAST(:buyer AS text))`
