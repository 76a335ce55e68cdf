import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { generateEntityId } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { ChangeRow, Goods } from "../modules/order-status"
import type { Engine } from "./engine"
import type { EngineOrder, OrderItem } from "@bon-perroquet/engine-tables"
import { parcelsOf } from "./order"

/** How many of one inventory item a line of an order stands for. */
interface Need {
  line: OrderItem
  inventory_item_id: string
  quantity: number
}

interface Reservation {
  id: string
  line_item_id: string
  inventory_item_id: string
  location_id: string
  quantity: number
}

const needsOf = ({ items }: EngineOrder): Need[] =>
  items.flatMap((line) =>
    line.variant?.manage_inventory
      ? line.variant.inventory_items.map(({ inventory_item_id, required_quantity }) => ({
          line,
          inventory_item_id,
          quantity: line.quantity * required_quantity,
        }))
      : [],
  )

/**
 * Brings an order's goods to where its new status wants them: reserved, taken off the shelf, or given back. One
 * transaction, under the engine's own lock on the inventory items (it reads levels and writes them back), together with
 * the mark on the change: it happens once, however often the change is taken up again.
 * @throws 409 insufficient_stock when goods that were given back are not there any more
 */
export async function moveGoods(
  engine: Engine,
  order: EngineOrder,
  change: ChangeRow,
  to: Goods,
): Promise<void> {
  const needs = needsOf(order)
  const work = () => engine.knex.transaction((transaction) => moveOnce(transaction, order, change, needs, to))
  const locks = [...new Set(needs.map((need) => need.inventory_item_id))]
  await (locks.length ? engine.locking.execute(locks, work, { timeout: 15 }) : work())
}

async function moveOnce(
  knex: Knex,
  order: EngineOrder,
  change: ChangeRow,
  needs: Need[],
  to: Goods,
): Promise<void> {
  const claimed = await knex("order_status_change")
    .where({ id: change.id, goods_moved: false })
    .update({ goods_moved: true })
  if (!claimed) return
  const row = await knex<{ goods: Goods }>("order_status").where({ order_id: order.id }).first("goods")
  const reservations = await knex<Reservation>("reservation_item")
    .whereIn(
      "line_item_id",
      order.items.map(({ id }) => id),
    )
    .whereNull("deleted_at")
    .forUpdate()
    .select("*")
  const isAway = row?.goods === "taken" || (row?.goods !== "returned" && parcelsOf(order).length > 0)
  for (const need of needs) await moveOne(knex, order, need, reservations, isAway, to)
  await knex("order_status").where({ order_id: order.id }).update({ goods: to })
}

async function moveOne(
  knex: Knex,
  order: EngineOrder,
  need: Need,
  reservations: Reservation[],
  isAway: boolean,
  to: Goods,
): Promise<void> {
  const { line, inventory_item_id, quantity } = need
  const mine = reservations.filter(
    (one) => one.line_item_id === line.id && one.inventory_item_id === inventory_item_id,
  )
  const reserved = mine.reduce((sum, one) => sum + Number(one.quantity), 0)
  const away = isAway ? Math.max(0, quantity - reserved) : 0
  const location_id = mine[0]?.location_id ?? (await locationOf(knex, order, inventory_item_id))
  await changeLevel(knex, need, location_id, {
    reserved: (to === "reserved" ? quantity : 0) - reserved,
    stocked: away - (to === "taken" ? quantity : 0),
  })
  if (to === "reserved" && mine.length === 1 && reserved === quantity) return
  await knex("reservation_item")
    .whereIn(
      "id",
      mine.map(({ id }) => id),
    )
    .update({ deleted_at: knex.fn.now() })
  if (to === "reserved")
    await knex("reservation_item").insert({
      id: generateEntityId(undefined, "resitem"),
      line_item_id: line.id,
      inventory_item_id,
      location_id,
      quantity,
      raw_quantity: JSON.stringify({ value: String(quantity), precision: 20 }),
      description: "Ordered",
      allow_backorder: Boolean(line.variant?.allow_backorder),
    })
}

const LEVEL = `
  UPDATE inventory_level SET updated_at = now(),
    stocked_quantity = stocked_quantity + :stocked,
    raw_stocked_quantity = jsonb_build_object('value', (stocked_quantity + :stocked)::text, 'precision', 20),
    reserved_quantity = reserved_quantity + :reserved,
    raw_reserved_quantity = jsonb_build_object('value', (reserved_quantity + :reserved)::text, 'precision', 20)
  WHERE inventory_item_id = :inventory_item_id AND location_id = :location_id AND deleted_at IS NULL
  RETURNING stocked_quantity AS stocked, reserved_quantity AS reserved`

/** Nobody is promised what is not on the shelf, and nothing is taken off that is not there. */
async function changeLevel(
  knex: Knex,
  { line, inventory_item_id }: Need,
  location_id: string | undefined,
  by: { stocked: number; reserved: number },
): Promise<void> {
  if ((!by.stocked && !by.reserved) || !location_id) return
  const { rows } = await knex.raw<{ rows: { stocked: number; reserved: number }[] }>(LEVEL, {
    ...by,
    inventory_item_id,
    location_id,
  })
  const [level] = rows
  if (!level || line.variant?.allow_backorder) return
  const [stocked, free] = [Number(level.stocked), Number(level.stocked) - Number(level.reserved)]
  const takesWhatIsFree = by.stocked < by.reserved
  if ((by.stocked < 0 && stocked < 0) || (takesWhatIsFree && free < 0))
    throw refuse("insufficient_stock", 409, {
      name: line.title,
      available: Math.max(0, free - by.stocked + by.reserved),
    })
}

async function locationOf(
  knex: Knex,
  order: EngineOrder,
  inventory_item_id: string,
): Promise<string | undefined> {
  const [parcel] = parcelsOf(order)
  if (parcel) return parcel.location_id
  const level = await knex<{ location_id: string; created_at: Date }>("inventory_level")
    .where({ inventory_item_id })
    .whereNull("deleted_at")
    .orderBy("created_at")
    .first("location_id")
  return level?.location_id
}
