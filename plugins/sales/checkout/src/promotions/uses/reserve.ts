import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { attributeValue, readTerms, type Buyer } from "./terms"
import { firstUsedUp } from "./used-up"

export interface Use {
  promotion_id: string
  code: string
  amount_cents: number
}

export interface AttemptKey {
  cart_id: string
  /** Null in rows that an earlier version wrote for the cart's open payment page. */
  attempt_id: string | null
}

/**
 * Reserves all uses or none, and releases those of the cart's earlier attempts. Promotions are locked in a fixed order,
 * so that one of two carts gets the last use.
 * @returns the code of the first used-up promotion, or null
 */
export async function reserveUses(
  knex: Knex,
  attemptKey: AttemptKey,
  buyer: Buyer,
  uses: readonly Use[],
): Promise<string | null> {
  if (!uses.length) return null
  return knex.transaction(async (transaction) => {
    await lockPromotions(
      transaction,
      uses.map(({ promotion_id }) => promotion_id),
    )
    await releaseUsesOnCart(transaction, attemptKey.cart_id)
    const terms = await readTerms(
      transaction,
      uses.map(({ code }) => code),
      { cart_id: attemptKey.cart_id, buyer },
    )
    const missing = firstUsedUp(terms, uses)
    if (missing) return missing.code
    const byId = new Map(terms.map((each) => [each.id, each]))
    await transaction("promotion_use").insert(
      uses.map(({ promotion_id, amount_cents }) => {
        const term = byId.get(promotion_id)
        return {
          id: generateEntityId(undefined, "prouse"),
          promotion_id,
          ...attemptKey,
          amount_cents,
          attribute_value: term ? attributeValue(term, buyer) : null,
          state: "held",
        }
      }),
    )
    return null
  })
}

async function lockPromotions(transaction: Knex, promotionIds: string[]): Promise<void> {
  await transaction.raw("SELECT id FROM promotion WHERE id = ANY(?) ORDER BY id FOR UPDATE", [promotionIds])
  // Budgets are locked, too, because the promotions of a campaign share one.
  await transaction.raw(
    `SELECT budget.id FROM promotion_campaign_budget budget JOIN promotion ON promotion.campaign_id = budget.campaign_id
     WHERE promotion.id = ANY(?) ORDER BY budget.id FOR UPDATE OF budget`,
    [promotionIds],
  )
}

/** Releases an attempt's reserved uses. Counted uses stay. */
export async function releaseUses(knex: Knex, { cart_id, attempt_id }: AttemptKey): Promise<void> {
  await knex
    .raw(
      `DELETE FROM promotion_use WHERE cart_id = ? AND state = 'held' AND (attempt_id IS NULL OR attempt_id = ?)`,
      [cart_id, attempt_id],
    )
    .options({ name: "uses given back" })
}

export async function releaseUsesOnCart(knex: Knex, cartId: string): Promise<void> {
  await knex
    .raw("DELETE FROM promotion_use WHERE cart_id = ? AND state = 'held'", [cartId])
    .options({ name: "uses of cart given back" })
}

export async function usesReservedBefore(knex: Knex, before: Date): Promise<AttemptKey[]> {
  const { rows } = await knex.raw<{ rows: AttemptKey[] }>(
    "SELECT DISTINCT cart_id, attempt_id FROM promotion_use WHERE state = 'held' AND created_at < ?",
    [before],
  )
  return rows
}
