import { reserve } from "@bon-perroquet/engine-tables"
import type { Holder } from "@bon-perroquet/promotions/uses"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReservationItemDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteReservationsWorkflow } from "@medusajs/medusa/core-flows"
import type { Engine } from "../engine/engine"
import { type Buyer, heldBy, requireUnpaidLimit } from "./held-by-buyer"
import { HELD } from "./held-mark"
import { CheckoutRefusal } from "../engine/refusal"
import { readStockedVariants } from "./stocked-variants"

/** What a cart line takes out of stock. */
export type StockLine = { variant_id: string; product_id: string; title: string; quantity: number }

/** Finds what is held on a cart; whose it is says `attempt_id` in the reservation's metadata. */
const holdKey = (cartId: string): string => `hold:${cartId}`

/** The goods held on a cart, for whichever attempt; once they belong to an order they are no holds any more. */
async function heldOnCart({ knex }: Engine, cartId: string): Promise<Held[]> {
  const { rows } = await knex
    .raw<{ rows: Held[] }>(ON_CART, [holdKey(cartId), HELD])
    .options({ name: "held on cart" })
  return rows
}

/** A reservation of goods that are held. */
type Held = Pick<ReservationItemDTO, "id" | "inventory_item_id" | "metadata"> & { quantity: number }

const ON_CART = `
  SELECT id, inventory_item_id, metadata, quantity::float8 AS quantity FROM reservation_item
  WHERE external_id = ? AND description = ? AND deleted_at IS NULL`

/** The goods held for one attempt. The version before wrote no attempt: what it held is its cart's one page's. */
async function heldFor(engine: Engine, { cart_id, attempt_id }: Holder): Promise<Held[]> {
  const held = await heldOnCart(engine, cart_id)
  return held.filter(({ metadata }) => [undefined, attempt_id].includes(attemptIn(metadata)))
}

const attemptIn = (metadata: ReservationItemDTO["metadata"]): string | undefined =>
  typeof metadata?.attempt_id === "string" ? metadata.attempt_id : undefined

/** For whom goods are held since before `since`. */
export async function stockHeldSince({ inventory }: Engine, since: Date): Promise<Holder[]> {
  const held = await inventory.listReservationItems({ description: HELD }, { take: null })
  return held
    .filter(({ created_at }) => created_at && new Date(created_at) < since)
    .map(({ metadata }) => ({
      cart_id: String(metadata?.cart_id),
      attempt_id: attemptIn(metadata) ?? null,
    }))
}

/**
 * @returns the inventory items that the lines take from
 * @throws CheckoutRefusal naming the first product that is not there at this moment
 */
export async function requireStock(engine: Engine, lines: StockLine[]): Promise<string[]> {
  const placed = await chooseLevels(engine, lines)
  return [...new Set(placed.map(({ inventory_item_id }) => inventory_item_id))]
}

/**
 * Holds every line for an attempt, or nothing.
 * @param items what they take from, where that is known
 * @throws CheckoutRefusal naming the first product that is not there, or of which a buyer would hold too much unpaid
 */
export async function holdStock(
  engine: Engine,
  holder: Holder,
  lines: StockLine[],
  { items, buyers = [] }: { items?: string[]; buyers?: Buyer[] | undefined } = {},
): Promise<void> {
  const locked = items ?? (await requireStock(engine, lines))
  if (!locked.length) return
  // The engine looks at each reservation alone: what several lines take of one item is added up under its own lock.
  await engine.locking.execute(locked, async () => {
    const placed = await chooseLevels(engine, lines)
    await requireUnpaidLimit(engine, placed, buyers)
    await reserve(
      engine.knex,
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
export async function releaseStock(engine: Engine, holder: Holder): Promise<void> {
  await deleteHolds(engine, await heldFor(engine, holder))
}

/** Gives all goods back that are held on a cart. */
export async function releaseStockOnCart(engine: Engine, cartId: string): Promise<void> {
  await deleteHolds(engine, await heldOnCart(engine, cartId))
}

async function deleteHolds({ container }: Engine, holds: Held[]): Promise<void> {
  const ids = holds.map(({ id }) => id)
  if (ids.length) await deleteReservationsWorkflow(container).run({ input: { ids } })
}

const ASSIGN = `
  UPDATE reservation_item SET line_item_id = line.id, description = :description, updated_at = now()
  FROM jsonb_to_recordset(CAST(:lines AS jsonb)) AS line (id text, variant_id text)
  WHERE external_id = :key AND description = :held AND deleted_at IS NULL
    AND (metadata ->> 'attempt_id' IS NULL OR metadata ->> 'attempt_id' = :attempt)
    AND metadata ->> 'variant_id' = line.variant_id`

/** Turns what is held for an attempt into the order's own reservations: no quantity moves, so nobody can come in between. */
export async function assignHold(
  knex: Knex,
  { cart_id, attempt_id }: Holder,
  orderLines: readonly { id: string; variant_id: string | null }[],
  description = "Ordered",
): Promise<void> {
  await knex.raw(ASSIGN, {
    description,
    ...{ key: holdKey(cart_id), held: HELD, attempt: attempt_id },
    lines: JSON.stringify(orderLines),
  })
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
