import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { refuse } from "@bon-perroquet/shop-api/http"
import { settledOf, standingOf } from "../restocking/stock-changes"
import type { ChangeRow, StockState, RefundRow } from "../modules/order-status"
import type { Engine } from "../engine/engine"
import { nameStockCause, type EngineOrder, type OrderItem } from "@bon-perroquet/engine-tables"
import { numberOf } from "../engine/order"
import { addToLevel, locationOf, type Reservation, reservationsOf, reserve } from "../engine/levels"

/** Units of an inventory item for one line, without restocked, refunded or lost ones. */
interface Need {
  line: OrderItem
  inventory_item_id: string
  quantity: number
  /** How many of these are off the shelf. */
  packed: number
}

const needsOf = ({ items }: EngineOrder, refunds: readonly RefundRow[]): Need[] =>
  items.flatMap((line) => {
    const { wanted, packed } = standingOf(line, settledOf(line, refunds))
    return line.variant?.manage_inventory
      ? line.variant.inventory_items.map(({ inventory_item_id, required_quantity }) => ({
          line,
          inventory_item_id,
          quantity: wanted * required_quantity,
          packed: packed * required_quantity,
        }))
      : []
  })

/**
 * Moves the goods of an order to the state of its new status: reserved, taken off the shelf, or returned. One
 * transaction with the mark on the change, under Medusa's lock on the inventory items (it reads and then
 * writes the levels), so that a repeated change moves stock once.
 * @throws 409 insufficient_stock if returned goods are no longer available
 */
export async function moveStock(
  engine: Engine,
  order: EngineOrder,
  change: ChangeRow,
  to: StockState,
): Promise<void> {
  const needs = needsOf(order, await engine.records.refunds.of(order.id))
  const work = () => engine.knex.transaction((transaction) => moveOnce(transaction, order, change, needs, to))
  const locks = [...new Set(needs.map((need) => need.inventory_item_id))]
  await (locks.length ? engine.locking.execute(locks, work, { timeout: 15 }) : work())
}

async function moveOnce(
  knex: Knex,
  order: EngineOrder,
  change: ChangeRow,
  needs: Need[],
  to: StockState,
): Promise<void> {
  const claimed = await knex("order_status_change")
    .where({ id: change.id, goods_moved: false })
    .update({ goods_moved: true })
  if (!claimed) return
  const row = await knex<{ goods: StockState }>("order_status").where({ order_id: order.id }).first("goods")
  const reservations = await reservationsOf(knex, order)
  const cause = { reason: "order", order_number: numberOf(order), by: change.by_email ?? undefined }
  await nameStockCause(knex, cause)
  for (const need of needs) await moveOne(knex, order, need, reservations, row?.goods === "returned", to)
  await knex("order_status").where({ order_id: order.id }).update({ goods: to })
}

async function moveOne(
  knex: Knex,
  order: EngineOrder,
  need: Need,
  reservations: Reservation[],
  isReturned: boolean,
  to: StockState,
): Promise<void> {
  const { line, inventory_item_id, quantity, packed } = need
  const mine = reservations.filter(
    (one) => one.line_item_id === line.id && one.inventory_item_id === inventory_item_id,
  )
  const reserved = mine.reduce((sum, one) => sum + Number(one.quantity), 0)
  const away = isReturned ? 0 : packed
  const location_id = mine[0]?.location_id ?? (await locationOf(knex, order, inventory_item_id))
  await changeLevel(knex, need, location_id, {
    reserved: (to === "reserved" ? quantity : 0) - reserved,
    stocked: away - (to === "taken" ? quantity : 0),
  })
  if (to === "reserved" && mine.length === 1 && reserved === quantity) return
  await reserve(knex, need, mine, { location_id, quantity: to === "reserved" ? quantity : 0 })
}

/** Rejects reservations and removals beyond the stocked quantity. */
async function changeLevel(
  knex: Knex,
  { line, inventory_item_id }: Need,
  location_id: string | undefined,
  by: { stocked: number; reserved: number },
): Promise<void> {
  if ((!by.stocked && !by.reserved) || !location_id) return
  const level = await addToLevel(knex, { inventory_item_id, location_id }, by)
  if (!level || line.variant?.allow_backorder) return
  const free = level.stocked - level.reserved
  const takesWhatIsFree = by.stocked < by.reserved
  if ((by.stocked < 0 && level.stocked < 0) || (takesWhatIsFree && free < 0))
    throw refuse("insufficient_stock", 409, {
      name: line.title,
      available: Math.max(0, free - by.stocked + by.reserved),
    })
}
