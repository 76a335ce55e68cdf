import type { Holder } from "@bon-perroquet/promotions/uses"
import type { ReservationItemDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteReservationsWorkflow } from "@medusajs/medusa/core-flows"
import type { Engine } from "./engine"
import { type Buyer, heldBy, requireFewHeld } from "./held-by-buyer"
import { HELD } from "./held-mark"
import { CheckoutRefusal } from "./refusal"
import { readStockedVariants } from "./stocked-variants"

/** What a cart line takes out of stock. */
export type StockLine = { variant_id: string; product_id: string; title: string; quantity: number }

/** Finds what is held on a cart; whose it is says `attempt_id` in the reservation's metadata. */
const holdKey = (cartId: string): string => `hold:${cartId}`

/** The goods held on a cart, for whichever attempt; once they belong to an order they are no holds any more. */
async function heldOnCart({ inventory }: Engine, cartId: string): Promise<ReservationItemDTO[]> {
  // The engine filters by external_id; only its type has forgotten it.
  const held = { external_id: holdKey(cartId), description: HELD }
  return inventory.listReservationItems(held, { take: null })
}

/** The goods held for one attempt. The version before wrote no attempt: what it held is its cart's one page's. */
async function heldFor(engine: Engine, { cart_id, attempt_id }: Holder): Promise<ReservationItemDTO[]> {
  const held = await heldOnCart(engine, cart_id)
  return held.filter(({ metadata }) => [undefined, attempt_id].includes(attemptIn(metadata)))
}

const attemptIn = (metadata: ReservationItemDTO["metadata"]): string | undefined =>
  typeof metadata?.attempt_id === "string" ? metadata.attempt_id : undefined

/** For whom goods are held since before `since`. */
export async function goodsHeldSince({ inventory }: Engine, since: Date): Promise<Holder[]> {
  const held = await inventory.listReservationItems({ description: HELD }, { take: null })
  return held
    .filter(({ created_at }) => created_at && new Date(created_at) < since)
    .map(({ metadata }) => ({
      cart_id: String(metadata?.cart_id),
      attempt_id: attemptIn(metadata) ?? null,
    }))
}

/** @throws CheckoutRefusal naming the first product that is not there at this moment */
export async function requireStock(engine: Engine, lines: StockLine[]): Promise<void> {
  await chooseLevels(engine, lines)
}

/**
 * Holds every line for an attempt, or nothing.
 * @throws CheckoutRefusal naming the first product that is not there, or of which a buyer would hold too much unpaid
 */
export async function holdStock(
  engine: Engine,
  holder: Holder,
  lines: StockLine[],
  buyers: Buyer[] = [],
): Promise<void> {
  const items = (await chooseLevels(engine, lines)).map(({ inventory_item_id }) => inventory_item_id)
  if (!items.length) return
  // The engine looks at each reservation alone: what several lines take of one item is added up under its own lock.
  await engine.locking.execute([...new Set(items)], async () => {
    const placed = await chooseLevels(engine, lines)
    await requireFewHeld(engine, placed, buyers)
    await engine.inventory.createReservationItems(
      placed.map(({ line, ...place }) => ({
        ...place,
        external_id: holdKey(holder.cart_id),
        description: HELD,
        metadata: { ...holder, variant_id: line.variant_id, ...heldBy(buyers) },
      })),
    )
  })
}

/** Gives the goods of an attempt back. */
export async function releaseGoods(engine: Engine, holder: Holder): Promise<void> {
  await deleteHolds(engine, await heldFor(engine, holder))
}

/** Gives all goods back that are held on a cart. */
export async function releaseGoodsOnCart(engine: Engine, cartId: string): Promise<void> {
  await deleteHolds(engine, await heldOnCart(engine, cartId))
}

async function deleteHolds({ container }: Engine, holds: ReservationItemDTO[]): Promise<void> {
  const ids = holds.map(({ id }) => id)
  if (ids.length) await deleteReservationsWorkflow(container).run({ input: { ids } })
}

/** Turns what is held for an attempt into the order's own reservations: no quantity moves, so nobody can come in between. */
export async function assignHold(
  engine: Engine,
  holder: Holder,
  orderLines: { id: string; variant_id: string | null }[],
  description = "Ordered",
): Promise<void> {
  const lineOf = new Map(orderLines.map((line) => [line.variant_id, line.id]))
  const updates = (await heldFor(engine, holder)).flatMap(({ id, metadata }) => {
    const line_item_id = lineOf.get(String(metadata?.variant_id))
    return line_item_id ? [{ id, line_item_id, description }] : []
  })
  if (updates.length) await engine.inventory.updateReservationItems(updates)
}

/** Whether everything that is managed is held for this attempt in the quantity that its cart asks for. */
export async function isHeld(engine: Engine, holder: Holder, lines: StockLine[]): Promise<boolean> {
  const held = new Map(
    (await heldFor(engine, holder)).map(({ metadata, inventory_item_id, quantity }) => [
      `${String(metadata?.variant_id)} ${inventory_item_id}`,
      Number(quantity),
    ]),
  )
  const variants = await stockedVariants(engine, lines)
  return lines.every(({ variant_id, quantity }) => {
    const variant = variants.get(variant_id)
    if (!variant?.manage_inventory) return true
    return variant.items.every(
      ({ inventory_item_id: item, required_quantity }) =>
        held.get(`${variant_id} ${item}`) === quantity * required_quantity,
    )
  })
}

/** Where the goods of each line are taken from; a kit takes several of an item, and several lines may take from one. */
async function chooseLevels(engine: Engine, lines: StockLine[]) {
  const variants = await stockedVariants(engine, lines)
  const taken = new Map<string, number>()
  return lines.flatMap((line) => {
    const { product_id, title: product } = line
    const variant = variants.get(line.variant_id)
    if (!variant) throw new CheckoutRefusal("out_of_stock", { product_id, product })
    if (!variant.manage_inventory) return []
    const { allow_backorder } = variant
    return variant.items.map(({ inventory_item_id, location_id, free, required_quantity }) => {
      const before = taken.get(inventory_item_id) ?? 0
      const quantity = line.quantity * required_quantity
      const available = Math.floor(Math.max(0, free - before) / required_quantity)
      if (location_id === null || (available < line.quantity && !allow_backorder))
        throw new CheckoutRefusal(available ? "insufficient_stock" : "out_of_stock", {
          product_id,
          product,
          available,
        })
      taken.set(inventory_item_id, before + quantity)
      return { line, inventory_item_id, location_id, quantity, allow_backorder }
    })
  })
}

const stockedVariants = ({ container }: Engine, lines: StockLine[]) =>
  readStockedVariants(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    lines.map(({ variant_id }) => variant_id),
  )
