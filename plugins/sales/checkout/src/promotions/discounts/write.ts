import { toEuro } from "@bon-perroquet/contract/money"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { KnownCode } from "../codes"
import { netEuro } from "@bon-perroquet/medusa-sql/order-lines/adjustments"
import type { Discounts, Part } from "./types"

const itemAdjustment = ({ promotion_id, code, cents }: Part, item_id: string) => ({
  item_id,
  promotion_id,
  code,
  // Whole cents, so that Medusa's totals are exact.
  amount: toEuro(cents),
  is_tax_inclusive: true,
})

/** Writes an amount without VAT, as Medusa treats adjustments of deliveries. */
const deliveryAdjustment = ({ promotion_id, code, cents }: Part, delivery: WrittenDelivery) => ({
  shipping_method_id: delivery.shipping_method_id,
  promotion_id,
  code,
  amount: netEuro(cents, delivery.rate),
})

export interface WrittenDelivery {
  shipping_method_id: string
  /** VAT in per cent. */
  rate: number
}

/**
 * Replaces the cart's discounts, so that its totals equal the displayed ones. Entered codes stay linked to
 * the cart, even if they have no effect.
 */
export async function writeDiscounts(
  container: MedusaContainer,
  cart: { id: string; delivery: WrittenDelivery | null },
  discounts: Discounts,
  codes: readonly KnownCode[],
): Promise<void> {
  const carts = container.resolve(Modules.CART)
  await carts.setLineItemAdjustments(
    cart.id,
    [...discounts.lines].flatMap(([item_id, parts]) => parts.map((part) => itemAdjustment(part, item_id))),
  )
  const { delivery } = cart
  if (delivery)
    await carts.setShippingMethodAdjustments(
      cart.id,
      discounts.delivery.map((part) => deliveryAdjustment(part, delivery)),
    )
  const linked = new Set([...discounts.applied, ...codes].map(({ id }) => id))
  await keepLinks(container, cart.id, linked)
}

/** Links exactly these promotions, because orders inherit the links. */
async function keepLinks(container: MedusaContainer, cartId: string, requested: Set<string>): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const present = new Set(
    await knex("cart_promotion")
      .where({ cart_id: cartId })
      .whereNull("deleted_at")
      .pluck<string[]>("promotion_id"),
  )
  const surplus = [...present].filter((id) => !requested.has(id))
  if (surplus.length)
    await container.resolve(ContainerRegistrationKeys.LINK).dismiss(surplus.map(linkOf(cartId)))
  await linkPromotions(
    container,
    cartId,
    [...requested].filter((id) => !present.has(id)),
  )
}

export async function linkPromotions(
  container: MedusaContainer,
  cartId: string,
  promotionIds: string[],
): Promise<void> {
  if (!promotionIds.length) return
  await container.resolve(ContainerRegistrationKeys.LINK).create(promotionIds.map(linkOf(cartId)))
}

export async function unlinkPromotion(
  container: MedusaContainer,
  cartId: string,
  promotionId: string,
): Promise<void> {
  await container.resolve(ContainerRegistrationKeys.LINK).dismiss([linkOf(cartId)(promotionId)])
}

const linkOf = (cart_id: string) => (promotion_id: string) => ({
  [Modules.CART]: { cart_id },
  [Modules.PROMOTION]: { promotion_id },
})
