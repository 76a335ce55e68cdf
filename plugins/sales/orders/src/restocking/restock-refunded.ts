import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { nameStockCause } from "@bon-perroquet/api-kit/stock"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import type { StockState, RefundRow, LineUnits } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import { addToLevel, locationOf, type Reservation, reservationsOf, reserve } from "../engine/levels"
import { numberOf, orderOf } from "../engine/order"
import {
  isBack,
  type StockChange,
  stockChanges,
  removedUnitsOf,
  shelvedBy,
  unpackedOf,
} from "../goods/stock-changes"

type Change = StockChange<RefundRow>

/**
 * Releases the reservations of refunded goods, and restocks packed ones. Marks the refunds in the same
 * transaction, under Medusa's lock on the inventory items, so that stock moves once.
 */
export async function restockRefunded(engine: Engine, orderId: string): Promise<void> {
  const rows = await engine.records.refunds.of(orderId)
  if (rows.every(({ restock }) => restock === null)) return
  const order = await orderOf(engine, orderId)
  const changes = stockChanges(order, rows)
  if (!changes.length) return
  const work = () =>
    engine.knex.transaction((transaction) => restockOnce(engine, transaction, order, changes, rows))
  const locks = [
    ...new Set(changes.flatMap(({ line }) => itemsOf(line).map((item) => item.inventory_item_id))),
  ]
  await (locks.length ? engine.locking.execute(locks, work, { timeout: 15 }) : work())
}

const itemsOf = ({ variant }: Change["line"]) => (variant?.manage_inventory ? variant.inventory_items : [])

async function restockOnce(
  { logger }: Engine,
  knex: Knex,
  order: EngineOrder,
  changes: readonly Change[],
  rows: readonly RefundRow[],
): Promise<void> {
  const status = await knex<{ goods: StockState }>("order_status")
    .where({ order_id: order.id })
    .first("goods")
  const isCancelled = status ? isBack(status.goods) : order.status === "canceled"
  const reservations = await reservationsOf(knex, order)
  const unitsByRefund = new Map(
    rows.map(({ id, settled: unitsByRefund }) => [id, [...(unitsByRefund ?? [])]]),
  )
  const done: Change[] = []
  for (const change of changes) {
    if (await shelve(knex, order, change, isCancelled)) done.push(change)
    else
      logger.warn(
        `The units of ${change.line.title} that refund ${change.row.id} restocked are sold and cannot return to its parcel.`,
      )
  }
  for (const { row, line, units } of done)
    unitsByRefund.set(row.id, added(unitsByRefund.get(row.id) ?? [], line.id, units))
  const now = [...unitsByRefund.values()].map((items) => ({ settled: items }))
  if (!isCancelled)
    for (const line of new Set(done.map((change) => change.line)))
      await reserveFor(knex, order, line, reservations, unpackedOf(line, removedUnitsOf(line, now)))
  for (const id of new Set(done.map(({ row }) => row.id)))
    await knex("order_refund")
      .where({ id })
      .update({ settled: JSON.stringify(unitsByRefund.get(id)), updated_at: knex.fn.now() })
}

/**
 * Reserves exactly the unpacked goods of an order, if available. Medusa reserves goods of a claim or exchange
 * only with a shipping method. It reserves all units of an edited line, including sent and refunded ones.
 */
export async function reserveUnpacked(engine: Engine, orderId: string): Promise<void> {
  const order = await orderOf(engine, orderId)
  if (order.status === "canceled") return
  const rows = await engine.records.refunds.of(orderId)
  const locks = [
    ...new Set(order.items.flatMap((line) => itemsOf(line).map((item) => item.inventory_item_id))),
  ]
  if (!locks.length) return
  const work = () =>
    engine.knex.transaction(async (transaction) => {
      const reservations = await reservationsOf(transaction, order)
      for (const line of order.items)
        await reserveFor(transaction, order, line, reservations, unpackedOf(line, removedUnitsOf(line, rows)))
    })
  await engine.locking.execute(locks, work, { timeout: 15 })
}

const added = (items: readonly LineUnits[], id: string, units: number): LineUnits[] => {
  const before = items.find((one) => one.id === id)?.quantity ?? 0
  return [...items.filter((one) => one.id !== id), { id, quantity: before + units }].filter(
    ({ quantity }) => quantity > 0,
  )
}

/**
 * Applies a change to the stocked quantity. @returns false without a change if units must return to a parcel but are
 * no longer in stock
 */
async function shelve(
  knex: Knex,
  order: EngineOrder,
  change: Change,
  isCancelled: boolean,
): Promise<boolean> {
  const units = shelvedBy(change, isCancelled)
  const levels = []
  for (const { inventory_item_id, required_quantity } of units ? itemsOf(change.line) : []) {
    const location_id = await locationOf(knex, order, inventory_item_id)
    if (location_id) levels.push({ inventory_item_id, location_id, stocked: units * required_quantity })
  }
  const takesParcel = change.packed < 0 && units < 0
  if (takesParcel)
    for (const level of levels) if ((await freeAt(knex, level)) + level.stocked < 0) return false
  if (levels.length) await nameStockCause(knex, { reason: "order", order_number: numberOf(order) })
  for (const { stocked, ...level } of levels) await addToLevel(knex, level, { stocked, reserved: 0 })
  return true
}

async function freeAt(
  knex: Knex,
  { inventory_item_id, location_id }: { inventory_item_id: string; location_id: string },
): Promise<number> {
  const level = await addToLevel(knex, { inventory_item_id, location_id }, { stocked: 0, reserved: 0 })
  return level ? level.stocked - level.reserved : Infinity
}

/** Reserves a line's unpacked units, as far as they are available. */
async function reserveFor(
  knex: Knex,
  order: EngineOrder,
  line: Change["line"],
  reservations: readonly Reservation[],
  units: number,
): Promise<void> {
  for (const { inventory_item_id, required_quantity } of itemsOf(line)) {
    const mine = reservations.filter(
      (one) => one.line_item_id === line.id && one.inventory_item_id === inventory_item_id,
    )
    const reserved = mine.reduce((sum, { quantity }) => sum + Number(quantity), 0)
    const location_id = mine[0]?.location_id ?? (await locationOf(knex, order, inventory_item_id))
    const requested = units * required_quantity
    if (!location_id || requested === reserved) continue
    const free = line.variant?.allow_backorder
      ? Infinity
      : await freeAt(knex, { inventory_item_id, location_id })
    const by = Math.min(requested - reserved, Math.max(0, free))
    await addToLevel(knex, { inventory_item_id, location_id }, { stocked: 0, reserved: by })
    await reserve(knex, { line, inventory_item_id }, mine, { location_id, quantity: reserved + by })
  }
}
