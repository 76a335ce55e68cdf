import { RefundRefusal, type KnownRefund, type Redemption } from "@bon-perroquet/checkout/methods"
import type { AttemptKey } from "@bon-perroquet/checkout/promotions/uses"
import { newId } from "@bon-perroquet/medusa-sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const REDEEM = `
  WITH held AS (
    DELETE FROM balance_hold WHERE cart_id = :cart AND attempt_id = :attempt RETURNING account_id, cents
  ), chosen AS (
    DELETE FROM balance_choice WHERE cart_id = :cart
  ), redeemed AS (
    INSERT INTO balance_entry (id, account_id, kind, cents, key, order_number)
    SELECT :id || row_number() OVER (ORDER BY account_id), account_id, 'redeemed', 0 - cents,
      'redeemed:' || :attempt || ':' || account_id, :number
    FROM held RETURNING id, account_id, cents
  )
  SELECT redeemed.id, 0 - redeemed.cents AS amount_cents, account.kind, account.last4
  FROM redeemed JOIN balance_account account ON account.id = redeemed.account_id ORDER BY redeemed.id`

interface Redeemed {
  id: string
  amount_cents: number
  kind: "gift_card" | "store_credit"
  last4: string | null
}

/** Turns an attempt's reservations into redemptions. The balance that is available to others does not change. */
export async function redeem(
  transaction: Knex,
  { cart_id, attempt_id }: AttemptKey,
  order_number: string,
): Promise<Redemption[]> {
  const { rows } = await transaction
    .raw<{ rows: Redeemed[] }>(REDEEM, {
      cart: cart_id,
      attempt: attempt_id,
      number: order_number,
      id: newId("balent"),
    })
    .options({ name: "balances redeemed" })
  return rows.map(({ id, amount_cents, kind, last4 }) => ({
    payment_id: id,
    amount_cents,
    paid_with: { kind, brand: null, last4 },
  }))
}

const LEFT = `
  SELECT entry.account_id, entry.order_number, (0 - entry.cents - COALESCE((
    SELECT sum(back.cents) FROM balance_entry back WHERE back.redemption_id = entry.id), 0))::integer AS left_cents
  FROM balance_entry entry WHERE entry.id = ? AND entry.kind = 'redeemed'`

interface Left {
  account_id: string
  order_number: string | null
  left_cents: number
}

/** Returns the amount of a redemption that was not refunded, in cents. */
export async function leftOfRedemption(knex: Knex, id: string): Promise<number> {
  const { rows } = await knex.raw<{ rows: Left[] }>(LEFT, [id])
  return rows[0]?.left_cents ?? 0
}

/** Days for which a refund to an expired card, or one that expires before, can be used. */
const USABLE_DAYS = 365

/** Locks the account, or the card that has taken over its balance, and extends a card that would expire too soon. */
const TARGET = `
  WITH RECURSIVE chain AS (
    SELECT id, replaced_by FROM balance_account WHERE id = :account
    UNION ALL SELECT next.id, next.replaced_by FROM chain JOIN balance_account next ON next.id = chain.replaced_by
  )
  UPDATE balance_account account SET updated_at = now(),
    expires_at = CASE WHEN account.expires_at IS NOT NULL
      THEN greatest(account.expires_at, now() + make_interval(days => ${USABLE_DAYS})) END
  FROM chain WHERE chain.replaced_by IS NULL AND account.id = chain.id
  RETURNING account.id`

interface BalanceRefund {
  redemption_id: string
  cents: number
  key: string
}

/**
 * Returns an amount of a redemption to its balance, once per key.
 * @returns the id of the entry
 * @throws RefundRefusal "refused" if less is left
 */
export async function refundRedemption(
  knex: Knex,
  { redemption_id, cents, key }: BalanceRefund,
): Promise<string> {
  return knex.transaction(async (transaction) => {
    await transaction("balance_entry").where({ id: redemption_id }).forUpdate().first("id")
    const existing = await transaction<{ id: string; key: string }>("balance_entry")
      .where({ key: `refunded:${key}` })
      .first("id")
    if (existing) return existing.id
    const { rows } = await transaction.raw<{ rows: Left[] }>(LEFT, [redemption_id])
    const [left] = rows
    if (!left || cents < 1 || cents > left.left_cents) throw new RefundRefusal("refused")
    const target = await transaction.raw<{ rows: { id: string }[] }>(TARGET, { account: left.account_id })
    const [account] = target.rows
    if (!account) throw new Error(`The balance of redemption ${redemption_id} does not exist.`)
    const id = newId("balent")
    await transaction("balance_entry").insert({
      id,
      account_id: account.id,
      kind: "refunded",
      cents,
      key: `refunded:${key}`,
      order_number: left.order_number,
      redemption_id,
    })
    return id
  })
}

/** Returns the refunds of a redemption, oldest first. */
export async function refundsOfRedemption(knex: Knex, redemption_id: string): Promise<KnownRefund[]> {
  const rows = await knex<{ id: string; cents: number; key: string; redemption_id: string }>("balance_entry")
    .where({ redemption_id })
    .orderBy(["created_at", "id"])
    .select("id", "cents", "key")
  return rows.map(({ id, cents, key }) => ({
    id,
    amount_cents: cents,
    key: key.slice("refunded:".length),
    state: "done",
    failure: null,
    is_canceled: false,
    engine_refund_id: null,
  }))
}
