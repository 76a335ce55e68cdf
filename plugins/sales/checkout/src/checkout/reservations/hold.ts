import type { Discounts } from "@bon-perroquet/promotions/discounts"
import {
  holdUses,
  releaseUses,
  releaseUsesOnCart,
  usesHeldSince,
  type Holder,
} from "@bon-perroquet/promotions/uses"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Attempt } from "../../modules/checkout"
import type { CheckoutCart } from "../cart/cart"
import type { Engine } from "../engine/engine"
import { stockHeldSince, releaseStock, releaseStockOnCart } from "./held-stock"
import { CheckoutRefusal } from "../engine/refusal"

export const holderOf = ({ id, cart_id }: Pick<Attempt, "id" | "cart_id">): Holder => ({
  cart_id,
  attempt_id: id,
})

const databaseOf = ({ container }: Engine) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Returns the attempts of reservations older than `since`, which must precede any page being opened. */
export async function holdersSince(engine: Engine, since: Date): Promise<Holder[]> {
  const holders = [
    ...(await stockHeldSince(engine, since)),
    ...(await usesHeldSince(databaseOf(engine), since)),
  ]
  return [...new Map(holders.map((holder) => [`${holder.cart_id} ${holder.attempt_id}`, holder])).values()]
}

/** @throws CheckoutRefusal with the first promotion that is used up */
export async function holdPromotions(
  engine: Engine,
  holder: Holder,
  { customer_id, email }: CheckoutCart,
  discounts: Discounts | null,
): Promise<void> {
  const missing = await holdUses(
    databaseOf(engine),
    holder,
    { customer_id, customer_email: email },
    (discounts?.applied ?? []).map(({ id, code, amount_cents }) => ({
      promotion_id: id,
      code,
      amount_cents,
    })),
  )
  if (missing !== null) throw new CheckoutRefusal("promotion_used_up", { promotion: missing })
}

/** Releases an attempt's stock and promotion uses, but none of other attempts. */
export async function releaseHold(engine: Engine, holder: Holder): Promise<void> {
  await releaseUses(databaseOf(engine), holder)
  await releaseStock(engine, holder)
}

/** Releases reservations of the cart's finished attempts. Requires the cart's lock and no live attempt. */
export async function releaseLeftovers(engine: Engine, cartId: string): Promise<void> {
  await releaseUsesOnCart(databaseOf(engine), cartId)
  await releaseStockOnCart(engine, cartId)
}
