/** An e-mail address has at most two customer records: an account and a guest. */

const HAS_ORDERED = `EXISTS (SELECT 1 FROM "order" placed
  WHERE placed.customer_id = customer.id AND placed.deleted_at IS NULL AND NOT placed.is_draft_order)`

const HAS_ACCOUNT_BESIDE = `EXISTS (SELECT 1 FROM customer account
  WHERE account.email = customer.email AND account.has_account AND account.deleted_at IS NULL)`

/** Lists one record per e-mail address: the account, otherwise a guest who has ordered. */
export const IS_LISTED_CUSTOMER = `customer.deleted_at IS NULL
  AND (customer.has_account OR (${HAS_ORDERED} AND NOT ${HAS_ACCOUNT_BESIDE}))`

/** Selects the ids of all customer records with the e-mail address of the customer `:customer`. */
export const SAME_CUSTOMERS = `
  SELECT same.id FROM customer same JOIN customer named ON named.email = same.email
  WHERE named.id = :customer AND same.deleted_at IS NULL AND named.deleted_at IS NULL`

/** Returns SQL that is true if the customer placed the order. @param order its id, as SQL @param customer likewise */
export const isOrderOf = (order: string, customer: string): string =>
  `EXISTS (SELECT FROM "order" placed WHERE placed.id = ${order} AND placed.customer_id = ${customer})`
