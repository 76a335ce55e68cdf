import type { Discounts } from "../../promotions/discounts"
import {
  reserveUses,
  releaseUses,
  releaseUsesOnCart,
  usesReservedBefore,
  type AttemptKey,
} from "../../promotions/uses"
import { methodWithBalances } from "../../methods"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Attempt } from "../../modules/checkout"
import type { CheckoutCart } from "../cart/cart"
import type { Engine } from "../engine/engine"
import { stockReservedBefore, releaseStock, releaseStockOnCart } from "./reserved-stock"
import { CheckoutRefusal } from "../engine/refusal"

export const attemptKeyOf = ({ id, cart_id }: Pick<Attempt, "id" | "cart_id">): AttemptKey => ({
  cart_id,
  attempt_id: id,
})

const databaseOf = ({ container }: Engine) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/**
 * Returns the attempts with reservations older than `before`. Choose `before` earlier than the start of any
 * opening in progress, whose attempt may not be stored yet.
 */
export async function attemptsReservedBefore(engine: Engine, before: Date): Promise<AttemptKey[]> {
  const attemptKeys = [
    ...(await stockReservedBefore(engine, before)),
    ...(await usesReservedBefore(databaseOf(engine), before)),
    ...((await methodWithBalances(engine.container)?.balances.reservedBefore(before)) ?? []),
  ]
  return [
    ...new Map(
      attemptKeys.map((attemptKey) => [`${attemptKey.cart_id} ${attemptKey.attempt_id}`, attemptKey]),
    ).values(),
  ]
}

/** Reserves one use of each promotion. @throws CheckoutRefusal with the first one that is used up */
export async function reservePromotions(
  engine: Engine,
  attemptKey: AttemptKey,
  { customer_id, email }: CheckoutCart,
  discounts: Discounts | null,
): Promise<void> {
  const missing = await reserveUses(
    databaseOf(engine),
    attemptKey,
    { customer_id, customer_email: email },
    (discounts?.applied ?? []).map(({ id, code, amount_cents }) => ({
      promotion_id: id,
      code,
      amount_cents,
    })),
  )
  if (missing !== null) throw new CheckoutRefusal("promotion_used_up", { promotion: missing })
}

/**
 * Releases an attempt's stock, promotion uses and balances, but none of other attempts.
 * @param attempt the attempt, if it is stored. If it has no balances, none are released
 */
export async function releaseReservations(
  engine: Engine,
  attemptKey: AttemptKey,
  attempt?: Pick<Attempt, "balance_cents">,
): Promise<void> {
  if (attempt?.balance_cents !== 0) await methodWithBalances(engine.container)?.balances.release(attemptKey)
  await releaseUses(databaseOf(engine), attemptKey)
  await releaseStock(engine, attemptKey)
}

/** Releases reservations of the cart's finished attempts. Requires the cart's lock and no live attempt. */
export async function releaseLeftovers(engine: Engine, cartId: string): Promise<void> {
  await Promise.all([releaseUsesOnCart(databaseOf(engine), cartId), releaseStockOnCart(engine, cartId)])
}
