import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { attributeValue, readTerms, type Buyer } from "./terms"
import { firstUsedUp } from "./used-up"

/** A promotion that takes something off a cart. */
export interface Use {
  promotion_id: string
  code: string
  amount_cents: number
}

/**
 * Keeps a use of each promotion for a cart whose payment page is about to open, all of them or none. The rows of the
 * promotions are locked in the same order by everyone, so of two carts that want the last use one gets it.
 * @returns the code of the first promotion that is used up; null when all are held
 */
export async function holdUses(
  knex: Knex,
  cart: { cart_id: string; buyer: Buyer },
  uses: readonly Use[],
): Promise<string | null> {
  if (!uses.length) return null
  return knex.transaction(async (transaction) => {
    await lockPromotions(
      transaction,
      uses.map(({ promotion_id }) => promotion_id),
    )
    await transaction.raw("DELETE FROM promotion_use WHERE cart_id = ? AND state = 'held'", [cart.cart_id])
    const terms = await readTerms(
      transaction,
      uses.map(({ code }) => code),
      cart,
    )
    const missing = firstUsedUp(terms, uses)
    if (missing) return missing.code
    const known = new Map(terms.map((each) => [each.id, each]))
    await transaction("promotion_use").insert(
      uses.map(({ promotion_id, amount_cents }) => {
        const term = known.get(promotion_id)
        return {
          id: generateEntityId(undefined, "prouse"),
          promotion_id,
          cart_id: cart.cart_id,
          amount_cents,
          attribute_value: term ? attributeValue(term, cart.buyer) : null,
          state: "held",
        }
      }),
    )
    return null
  })
}

async function lockPromotions(transaction: Knex, promotionIds: string[]): Promise<void> {
  await transaction.raw("SELECT id FROM promotion WHERE id = ANY(?) ORDER BY id FOR UPDATE", [promotionIds])
  // A budget is shared by its campaign's promotions.
  await transaction.raw(
    `SELECT budget.id FROM promotion_campaign_budget budget JOIN promotion ON promotion.campaign_id = budget.campaign_id
     WHERE promotion.id = ANY(?) ORDER BY budget.id FOR UPDATE OF budget`,
    [promotionIds],
  )
}

/** Gives back what a cart holds; what its order used stays used. */
export async function releaseUses(knex: Knex, cartId: string): Promise<void> {
  await knex.raw("DELETE FROM promotion_use WHERE cart_id = ? AND state = 'held'", [cartId])
}

/** Carts that hold a use since before `since`. */
export async function cartsHoldingUses(knex: Knex, since: Date): Promise<string[]> {
  const { rows } = await knex.raw<{ rows: { cart_id: string }[] }>(
    "SELECT DISTINCT cart_id FROM promotion_use WHERE state = 'held' AND created_at < ?",
    [since],
  )
  return rows.map(({ cart_id }) => cart_id)
}
