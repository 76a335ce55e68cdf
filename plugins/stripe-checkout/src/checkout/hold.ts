import type { ReservationItemDTO } from "@medusajs/framework/types"
import type { Discounts } from "@bon-perroquet/promotions/discounts"
import { cartsHoldingUses, holdUses, releaseUses } from "@bon-perroquet/promotions/uses"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { createReservationsWorkflow, deleteReservationsWorkflow } from "@medusajs/medusa/core-flows"
import type { CheckoutCart } from "./cart"
import type { Engine } from "./engine"
import { CheckoutRefusal } from "./refusal"
import { readStockedVariants } from "./stocked-variants"

/** What a cart line takes out of stock. */
export type StockLine = { variant_id: string; product_id: string; title: string; quantity: number }

/** Marks the reservations of goods held while their payment page is open. */
const holdKey = (cartId: string): string => `hold:${cartId}`

/** Says of a reservation that it is a hold. */
export const HELD = "Held while the payment page is open"

/** The reservations that hold goods for a cart; once they belong to an order they are no holds any more. */
export async function holdsOf({ inventory }: Engine, cartId: string): Promise<ReservationItemDTO[]> {
  // The engine filters by external_id; only its type has forgotten it.
  const held = { external_id: holdKey(cartId), description: HELD }
  return inventory.listReservationItems(held, { take: null })
}

const databaseOf = ({ container }: Engine) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

/** Carts with goods or promotions held since before `since`: longer than it takes to open a page. */
export async function cartsHoldingSince(engine: Engine, since: Date): Promise<string[]> {
  const held = await engine.inventory.listReservationItems({ description: HELD }, { take: null })
  const old = held.filter(({ created_at }) => created_at && new Date(created_at) < since)
  const using = await cartsHoldingUses(databaseOf(engine), since)
  return [...new Set([...old.map(({ metadata }) => String(metadata?.cart_id)), ...using])]
}

/** @throws CheckoutRefusal naming the first product that is not there at this moment */
export async function requireStock(engine: Engine, lines: StockLine[]): Promise<void> {
  await chooseLevels(engine, lines)
}

/** Holds every line for a cart, or nothing. @throws CheckoutRefusal naming the first product that is not there. */
export async function holdStock(engine: Engine, cartId: string, lines: StockLine[]): Promise<void> {
  const placed = await chooseLevels(engine, lines)
  const reservations = placed.map(({ line, inventory_item_id, location_id }) => ({
    inventory_item_id,
    location_id,
    quantity: line.quantity,
    external_id: holdKey(cartId),
    description: HELD,
    metadata: { cart_id: cartId, variant_id: line.variant_id },
  }))
  if (!reservations.length) return
  try {
    await createReservationsWorkflow(engine.container).run({ input: { reservations } })
  } catch (error) {
    // Workflows throw copies of their steps' errors, which keep the mark but not the class.
    if (!MedusaError.isMedusaError(error) || error.type !== MedusaError.Types.NOT_ALLOWED) throw error
    await chooseLevels(engine, lines) // somebody was faster: names the product
    throw new CheckoutRefusal("cart_busy")
  }
}

/** Holds a use of each promotion of a cart, or none. @throws CheckoutRefusal naming the first that is used up */
export async function holdPromotions(
  engine: Engine,
  cart: CheckoutCart,
  discounts: Discounts | null,
): Promise<void> {
  const missing = await holdUses(
    databaseOf(engine),
    { cart_id: cart.id, buyer: { customer_id: cart.customer_id, customer_email: cart.email } },
    (discounts?.applied ?? []).map(({ id, code, amount_cents }) => ({
      promotion_id: id,
      code,
      amount_cents,
    })),
  )
  if (missing !== null) throw new CheckoutRefusal("promotion_used_up", { promotion: missing })
}

/** Gives back the goods and the promotions that are held for a cart. */
export async function releaseHold(engine: Engine, cartId: string): Promise<void> {
  await releaseUses(databaseOf(engine), cartId)
  await releaseGoods(engine, cartId)
}

/** Gives back the goods alone. */
export async function releaseGoods(engine: Engine, cartId: string): Promise<void> {
  const ids = (await holdsOf(engine, cartId)).map((reservation) => reservation.id)
  if (ids.length) await deleteReservationsWorkflow(engine.container).run({ input: { ids } })
}

/** Turns what is held for a cart into the order's own reservations: no quantity moves, so nobody can come in between. */
export async function assignHold(
  engine: Engine,
  cartId: string,
  orderLines: { id: string; variant_id: string | null }[],
): Promise<void> {
  const lineOf = new Map(orderLines.map((line) => [line.variant_id, line.id]))
  const updates = (await holdsOf(engine, cartId)).flatMap(({ id, metadata }) => {
    const line_item_id = lineOf.get(String(metadata?.variant_id))
    return line_item_id ? [{ id, line_item_id, description: "Ordered" }] : []
  })
  if (updates.length) await engine.inventory.updateReservationItems(updates)
}

/** Whether everything that is managed is held for this cart in the quantity it asks for. */
export async function isHeld(engine: Engine, cartId: string, lines: StockLine[]): Promise<boolean> {
  const held = new Map(
    (await holdsOf(engine, cartId)).map(({ metadata, quantity }) => [metadata?.variant_id, Number(quantity)]),
  )
  const variants = await stockedVariants(engine, lines)
  return lines.every(
    ({ variant_id, quantity }) =>
      !variants.get(variant_id)?.manage_inventory || held.get(variant_id) === quantity,
  )
}

async function chooseLevels(engine: Engine, lines: StockLine[]) {
  const variants = await stockedVariants(engine, lines)
  return lines.flatMap((line) => {
    const variant = variants.get(line.variant_id)
    if (!variant)
      throw new CheckoutRefusal("out_of_stock", { product_id: line.product_id, product: line.title })
    if (!variant.manage_inventory) return []
    return variant.items.map(({ inventory_item_id, location_id, free }) => {
      const available = Math.max(0, free)
      if (location_id === null || (available < line.quantity && !variant.allow_backorder))
        throw new CheckoutRefusal(available ? "insufficient_stock" : "out_of_stock", {
          product_id: line.product_id,
          product: line.title,
          available,
        })
      return { line, inventory_item_id, location_id }
    })
  })
}

const stockedVariants = (engine: Engine, lines: StockLine[]) =>
  readStockedVariants(
    databaseOf(engine),
    lines.map(({ variant_id }) => variant_id),
  )
