import { withdrawOrderPayment } from "@bon-perroquet/checkout/checkout"
import type { OrderStatus as Status } from "@bon-perroquet/contract"
import { OrderStatus } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { ChangeRow } from "../modules/order-status"
import { refundAll } from "../money/refund-all"
import { endAwaited, receiveAwaited, resumeAwaited } from "./awaited"
import type { Engine } from "../engine/engine"
import type { EngineOrder } from "@bon-perroquet/engine-tables"
import { orderOf, parcelsOf } from "../engine/order"
import { moveStock } from "./stock"
import { deliver, label, pack, ship, unpack } from "./parcel"

/** An order that was cancelled without money lives again. */
async function revive({ order }: Engine, { id, status }: EngineOrder): Promise<void> {
  // The engine's type does not know the moment that it stores.
  const living = { id, status: OrderStatus.PENDING, canceled_at: null }
  if (status === "canceled") await order.updateOrders([living])
}

const hasLeft = (order: EngineOrder): boolean => parcelsOf(order).some(({ shipped_at }) => shipped_at)

/** Before the parcel: its goods go back to being reserved, unless they are on their way already. */
async function toBeginning(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await revive(engine, order)
  await moveStock(engine, order, change, hasLeft(order) ? "taken" : "reserved")
  await unpack(engine, order)
}

async function toPending(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await toBeginning(engine, order, change)
  await resumeAwaited(engine, order)
}

/** Its goods first: while they can't be had, no money is noted for them. */
async function toPaid(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await toBeginning(engine, order, change)
  await receiveAwaited(engine, order)
}

async function toParcel(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<EngineOrder> {
  await revive(engine, order)
  await moveStock(engine, order, change, "taken")
  return pack(engine, order, change)
}

async function toPacked(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  const packed = await toParcel(engine, order, change)
  if (change.tracking_number) await label(engine, packed, change.tracking_number)
}

async function toShipment(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<EngineOrder> {
  const packed = await toParcel(engine, order, change)
  await ship(engine, packed, change.tracking_number)
  return packed
}

async function toDelivery(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await toShipment(engine, order, change)
  await deliver(engine, await orderOf(engine, order.id))
}

/** @throws 409 order_busy while the customer is paying: the money is about to be here */
async function withdrawPayment({ container }: Engine, { id }: EngineOrder): Promise<void> {
  if ((await withdrawOrderPayment(container, id)) === "frozen") throw refuse("order_busy", 409)
}

/**
 * Nobody pays any more, then the money: while it can't be given back, the goods are still the customer's. What has left stays shipped in the
 * engine, which can't call it back; its goods are on the shelf again.
 */
async function toCancellation(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await withdrawPayment(engine, order)
  const refunded = await refundAll(engine, order, change)
  await moveStock(engine, refunded, change, "returned")
  await unpack(engine, refunded)
  if (refunded.status !== "canceled") await engine.order.cancel([order.id])
  await endAwaited(engine, order)
}

/** What a status means in the engine. Every effect finds out whether it was had before. */
export const EFFECTS: Record<
  Status,
  (engine: Engine, order: EngineOrder, change: ChangeRow) => Promise<unknown>
> = {
  pending: toPending,
  paid: toPaid,
  preparing: toPacked,
  shipped: toShipment,
  delivered: toDelivery,
  cancelled: toCancellation,
}
