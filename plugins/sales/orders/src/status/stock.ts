import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { countUsesAgain, returnUses } from "@bon-perroquet/checkout/promotions/uses"
import { refuse } from "@bon-perroquet/api-kit/http"
import { divideGoods, type Units } from "../goods/divide"
import { isBack, removedUnitsOf, unitsAtCustomer } from "../goods/stock-changes"
import type { ChangeRow, StockState, RefundRow } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import type { EngineOrder, OrderItem } from "@bon-perroquet/medusa-sql"
import { numberOf } from "../engine/order"
import { addToLevel, locationOf, type Reservation, reservationsOf, reserve } from "../engine/levels"

/**
 * Units of an inventory item that a line needs, without those that were restocked, refunded, removed or
 * returned.
 */
interface Need {
  line: OrderItem
  inventory_item_id: string
  quantity: number
  /** Number of these units that were taken from stock. */
  packed: number
  sent: number
}

/** Units after a change of status: `out` are taken from stock, `toReserve` are in stock and reserved. */
interface Target {
  out: number
  toReserve: number
}

/** Units that were sent are never reserved again. */
const TARGETS: Record<StockState, (need: Need) => Target> = {
  reserved: ({ quantity, sent }) => ({ out: sent, toReserve: quantity - sent }),
  taken: ({ quantity }) => ({ out: quantity, toReserve: 0 }),
  returned: () => ({ out: 0, toReserve: 0 }),
  kept: ({ sent }) => ({ out: sent, toReserve: 0 }),
}

function needsOf(order: EngineOrder, refunds: readonly RefundRow[]): Need[] {
  const { sent: parcels } = divideGoods(order, refunds)
  return order.items.flatMap((line) => {
    const { kept: units, packed } = unitsAtCustomer(line, removedUnitsOf(line, refunds))
    const sent = Math.min(
      packed,
      unitsOf(
        parcels.flatMap(({ items }) => items),
        line.id,
      ),
    )
    return line.variant?.manage_inventory
      ? line.variant.inventory_items.map(({ inventory_item_id, required_quantity }) => ({
          line,
          inventory_item_id,
          quantity: units * required_quantity,
          packed: packed * required_quantity,
          sent: sent * required_quantity,
        }))
      : []
  })
}

const unitsOf = (items: readonly Units[], lineId: string): number =>
  items.reduce((sum, { id, quantity }) => (id === lineId ? sum + quantity : sum), 0)

/**
 * Returns a function for `moveStock` that takes the units of some lines from stock, or restocks them if `by`
 * is -1. Other units do not move.
 */
export const movingUnits =
  (items: readonly Units[], by: 1 | -1) =>
  ({ line, quantity, packed, inventory_item_id }: Need): Target => {
    const required = line.variant?.inventory_items.find((one) => one.inventory_item_id === inventory_item_id)
    const out = packed + by * unitsOf(items, line.id) * (required?.required_quantity ?? 1)
    return {
      out: Math.max(0, Math.min(quantity, out)),
      toReserve: quantity - Math.max(0, Math.min(quantity, out)),
    }
  }

/**
 * Moves an order's goods to the state `to`: reserved, taken from stock or returned to it. Marks the change in
 * the same transaction, under Medusa's lock on the inventory items, so that stock moves once. Promotion uses
 * return with the goods.
 * @param targetOf where the goods go. Default: all of them to the new state
 * @throws 409 insufficient_stock if returned goods are no longer available
 */
export async function moveStock(
  engine: Engine,
  order: EngineOrder,
  change: ChangeRow,
  refunds: readonly RefundRow[],
  to: StockState,
  targetOf = TARGETS[to],
): Promise<void> {
  const needs = needsOf(order, refunds)
  const work = () =>
    engine.knex.transaction((transaction) => moveOnce(transaction, order, change, needs, { to, targetOf }))
  const locks = [...new Set(needs.map((need) => need.inventory_item_id))]
  await (locks.length ? engine.locking.execute(locks, work, { timeout: 15 }) : work())
}

/** Marks a change once, and returns where the order's goods are. */
const CLAIM = `
  UPDATE order_status_change SET goods_moved = true WHERE id = ? AND NOT goods_moved
  RETURNING (SELECT goods FROM order_status WHERE order_status.order_id = order_status_change.order_id)`

async function moveOnce(
  knex: Knex,
  order: EngineOrder,
  change: ChangeRow,
  needs: Need[],
  { to, targetOf }: { to: StockState; targetOf: (need: Need) => Target },
): Promise<void> {
  const { rows } = await knex.raw<{ rows: { goods: StockState | null }[] }>(CLAIM, [change.id])
  const [claimed] = rows
  if (!claimed) return
  const from = claimed.goods
  const reservations = await reservationsOf(knex, order)
  const cause = { reason: "order", order_number: numberOf(order), by: change.by_email ?? undefined }
  await nameStockCause(knex, cause)
  for (const need of needs) {
    const away = from && isBack(from) ? TARGETS[from](need).out : need.packed
    await moveOne(knex, order, { need, away, target: targetOf(need) }, reservations)
  }
  if (isBack(to)) await returnUses(knex, order.id)
  else if (from && isBack(from)) await countUsesAgain(knex, order.id)
  if (to !== from) await knex("order_status").where({ order_id: order.id }).update({ goods: to })
}

async function moveOne(
  knex: Knex,
  order: EngineOrder,
  { need, away, target: { out, toReserve } }: { need: Need; away: number; target: Target },
  reservations: Reservation[],
): Promise<void> {
  const { line, inventory_item_id } = need
  const mine = reservations.filter(
    (one) => one.line_item_id === line.id && one.inventory_item_id === inventory_item_id,
  )
  const reserved = mine.reduce((sum, one) => sum + Number(one.quantity), 0)
  const location_id = mine[0]?.location_id ?? (await locationOf(knex, order, inventory_item_id))
  await changeLevel(knex, need, location_id, {
    reserved: toReserve - reserved,
    stocked: away - out,
  })
  if (reserved === toReserve && mine.length === (toReserve > 0 ? 1 : 0)) return
  await reserve(knex, need, mine, { location_id, quantity: toReserve })
}

/**
 * Changes a stock level. @throws if more is taken or reserved than is stocked. A variant with backorders can
 * be reserved beyond its stock.
 */
async function changeLevel(
  knex: Knex,
  { line, inventory_item_id }: Need,
  location_id: string | undefined,
  by: { stocked: number; reserved: number },
): Promise<void> {
  if ((!by.stocked && !by.reserved) || !location_id) return
  const level = await addToLevel(knex, { inventory_item_id, location_id }, by)
  if (!level) return
  const isNotThere = by.stocked < 0 && level.stocked < 0
  const free = level.stocked - level.reserved
  const takesWhatIsFree = by.stocked < by.reserved && !line.variant?.allow_backorder
  if (isNotThere || (takesWhatIsFree && free < 0))
    throw refuse("insufficient_stock", 409, {
      name: line.title,
      available: Math.max(0, isNotThere ? level.stocked - by.stocked : free - by.stocked + by.reserved),
    })
}
