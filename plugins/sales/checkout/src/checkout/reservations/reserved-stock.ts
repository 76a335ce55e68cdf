import { reserve } from "@bon-perroquet/medusa-sql"
import type { AttemptKey } from "../../promotions/uses"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ReservationItemDTO } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { deleteReservationsWorkflow } from "@medusajs/medusa/core-flows"
import type { Engine } from "../engine/engine"
import { type Buyer, buyerKeysOf, requireUnpaidLimit, OPEN_PAGE } from "./buyer-limits"
import { CheckoutRefusal } from "../engine/refusal"
import { readStockedVariants } from "@bon-perroquet/medusa-sql/catalogue/stocked-variants"

export type StockLine = { variant_id: string; product_id: string; title: string; quantity: number }

/** Returns the `external_id` of a cart's stock reservations. The stored prefix "hold" means reservation. */
const reservationKey = (cartId: string): string => `hold:${cartId}`

/** Returns the reservations of a cart's attempts. Excludes those assigned to an order. */
async function reservationsOnCart({ knex }: Engine, cartId: string): Promise<StockReservation[]> {
  const { rows } = await knex
    .raw<{ rows: StockReservation[] }>(ON_CART, [reservationKey(cartId), OPEN_PAGE])
    .options({ name: "reserved on cart" })
  return rows
}

type StockReservation = Pick<ReservationItemDTO, "id" | "inventory_item_id" | "metadata"> & {
  quantity: number
}

const ON_CART = `
  SELECT id, inventory_item_id, metadata, quantity::float8 AS quantity FROM reservation_item
  WHERE external_id = ? AND description = ? AND deleted_at IS NULL`

/**
 * Returns an attempt's reservations. Those of an earlier version have no attempt id and belong to the cart's
 * only payment page.
 */
async function reservationsFor(
  engine: Engine,
  { cart_id, attempt_id }: AttemptKey,
): Promise<StockReservation[]> {
  const reservations = await reservationsOnCart(engine, cart_id)
  return reservations.filter(({ metadata }) => [undefined, attempt_id].includes(attemptIn(metadata)))
}

const attemptIn = (metadata: ReservationItemDTO["metadata"]): string | undefined =>
  typeof metadata?.attempt_id === "string" ? metadata.attempt_id : undefined

export async function stockReservedBefore({ inventory }: Engine, before: Date): Promise<AttemptKey[]> {
  const reservations = await inventory.listReservationItems({ description: OPEN_PAGE }, { take: null })
  return reservations
    .filter(({ created_at }) => created_at && new Date(created_at) < before)
    .map(({ metadata }) => ({
      cart_id: String(metadata?.cart_id),
      attempt_id: attemptIn(metadata) ?? null,
    }))
}

/**
 * Reserves all lines for an attempt, or none.
 * @param chosen stock levels of the lines, if `chooseLevels` has just returned them
 * @throws CheckoutRefusal with the first product out of stock or beyond a buyer's limit
 */
export async function reserveStock(
  engine: Engine,
  attemptKey: AttemptKey,
  lines: StockLine[],
  { chosen, buyers = [] }: { chosen?: ChosenLevel[]; buyers?: Buyer[] | undefined } = {},
): Promise<void> {
  const levels = chosen ?? (await chooseLevels(engine, lines))
  if (!levels.length) return
  const reserveAt = (places: ChosenLevel[]) =>
    reserve(
      engine.knex,
      places.map(({ line, ...place }) => ({
        ...place,
        external_id: reservationKey(attemptKey.cart_id),
        description: OPEN_PAGE,
        metadata: { ...attemptKey, variant_id: line.variant_id, ...buyerKeysOf(buyers) },
      })),
    )
  const locked = [...new Set(levels.map(({ inventory_item_id }) => inventory_item_id))]
  // The lock covers all lines, because lines of the same item could exceed its stock together.
  await engine.locking.execute(locked, async () => {
    await requireUnpaidLimit(engine, levels, buyers)
    if (await reserveAt(levels)) return
    // If another purchase took the stock, another location may have some.
    if (!(await reserveAt(await chooseLevels(engine, lines))))
      throw new Error(`The stock of cart ${attemptKey.cart_id} changed while it was locked.`)
  })
}

export async function releaseStock(engine: Engine, attemptKey: AttemptKey): Promise<void> {
  await deleteReservations(engine, await reservationsFor(engine, attemptKey))
}

export async function releaseStockOnCart(engine: Engine, cartId: string): Promise<void> {
  await deleteReservations(engine, await reservationsOnCart(engine, cartId))
}

async function deleteReservations({ container }: Engine, reservations: StockReservation[]): Promise<void> {
  const ids = reservations.map(({ id }) => id)
  if (ids.length) await deleteReservationsWorkflow(container).run({ input: { ids } })
}

/**
 * A reservation contains the variant but not the order line. Per variant and inventory item, reservations and
 * lines are matched in ascending quantity.
 */
const ASSIGN = `
  WITH reserved AS (
    SELECT id, inventory_item_id, quantity, metadata ->> 'variant_id' AS variant_id FROM reservation_item
    WHERE external_id = :key AND description = :reserved AND deleted_at IS NULL
      AND (metadata ->> 'attempt_id' IS NULL OR metadata ->> 'attempt_id' = :attempt)
    FOR UPDATE
  ), numbered AS (
    SELECT id, variant_id, row_number() OVER (PARTITION BY variant_id, inventory_item_id ORDER BY quantity, id) AS place
    FROM reserved
  ), line AS (
    SELECT id, variant_id, row_number() OVER (PARTITION BY variant_id ORDER BY quantity, id) AS place
    FROM jsonb_to_recordset(CAST(:lines AS jsonb)) AS given (id text, variant_id text, quantity numeric)
  )
  UPDATE reservation_item SET line_item_id = line.id, description = :description, updated_at = now()
  FROM numbered JOIN line ON line.variant_id = numbered.variant_id AND line.place = numbered.place
  WHERE reservation_item.id = numbered.id`

/** Assigns the attempt's reservations to the order's lines, without changing quantities. */
export async function assignReservations(
  knex: Knex,
  { cart_id, attempt_id }: AttemptKey,
  orderLines: readonly { id: string; variant_id: string | null; quantity: number }[],
  description = "Ordered",
): Promise<void> {
  await knex
    .raw(ASSIGN, {
      description,
      ...{ key: reservationKey(cart_id), reserved: OPEN_PAGE, attempt: attempt_id },
      lines: JSON.stringify(orderLines),
    })
    .options({ name: "hold assigned" })
}

/** Returns whether each line is reserved in the cart's quantity. */
export async function isReserved(
  engine: Engine,
  attemptKey: AttemptKey,
  lines: StockLine[],
): Promise<boolean> {
  const [reservations, variants] = await Promise.all([
    reservationsFor(engine, attemptKey),
    stockedVariants(engine, lines),
  ])
  const reservedBySize = quantitiesBySize(
    reservations.map(({ metadata, inventory_item_id, quantity }) => ({
      variant_id: String(metadata?.variant_id),
      inventory_item_id,
      quantity: Number(quantity),
    })),
  )
  const requested = lines.flatMap(({ variant_id, quantity }) => {
    const variant = variants.get(variant_id)
    if (!variant?.manage_inventory) return []
    return variant.items.map(({ inventory_item_id, required_quantity }) => ({
      variant_id,
      inventory_item_id,
      quantity: quantity * required_quantity,
    }))
  })
  return [...quantitiesBySize(requested)].every(
    ([size, quantities]) => reservedBySize.get(size) === quantities,
  )
}

/** Returns the quantities per variant and inventory item in ascending order, as `ASSIGN` matches them. */
function quantitiesBySize(
  units: { variant_id: string; inventory_item_id: string; quantity: number }[],
): ReadonlyMap<string, string> {
  const quantities = new Map<string, number[]>()
  for (const { variant_id, inventory_item_id, quantity } of units) {
    const size = `${variant_id} ${inventory_item_id}`
    quantities.set(size, [...(quantities.get(size) ?? []), quantity])
  }
  return new Map([...quantities].map(([size, all]) => [size, all.sort((a, b) => a - b).join(" ")]))
}

type ChosenLevel = Awaited<ReturnType<typeof chooseLevels>>[number]

/**
 * Returns the stock level at which to reserve each line. Kits need several units of an item, and lines may
 * share one.
 * @throws CheckoutRefusal with the first product out of stock
 */
export async function chooseLevels(engine: Engine, lines: StockLine[]) {
  const variants = await stockedVariants(engine, lines)
  const reserved = new Map<string, number>()
  return lines.flatMap((line) => {
    const { product_id, title: product } = line
    const variant = variants.get(line.variant_id)
    if (!variant) throw new CheckoutRefusal("out_of_stock", { product_id, product })
    if (!variant.manage_inventory) return []
    const { allow_backorder } = variant
    return variant.items.map(({ inventory_item_id, location_id, free, required_quantity }) => {
      const before = reserved.get(inventory_item_id) ?? 0
      const quantity = line.quantity * required_quantity
      const available = Math.floor(Math.max(0, free - before) / required_quantity)
      if (location_id === null || (available < line.quantity && !allow_backorder))
        throw new CheckoutRefusal(available ? "insufficient_stock" : "out_of_stock", {
          product_id,
          product,
          available,
        })
      reserved.set(inventory_item_id, before + quantity)
      return { line, inventory_item_id, location_id, quantity, allow_backorder }
    })
  })
}

const stockedVariants = ({ container }: Engine, lines: StockLine[]) =>
  readStockedVariants(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    lines.map(({ variant_id }) => variant_id),
  )
