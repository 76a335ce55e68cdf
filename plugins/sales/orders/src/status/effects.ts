import { withdrawOrderPayment } from "@bon-perroquet/checkout/checkout"
import type { OrderStatus as Status } from "@bon-perroquet/contract"
import { OrderStatus } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { ChangeRow } from "../modules/order-status"
import { refundAll } from "../money/refund-all"
import { endAwaited, receiveAwaited, resumeAwaited } from "./awaited-payment"
import type { Engine } from "../engine/engine"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { orderOf } from "../engine/order"
import { moveStock } from "./stock"
import { deliver, label, pack, ship, unpack } from "./parcel"

async function revive({ order }: Engine, { id, status }: EngineOrder): Promise<void> {
  // Medusa stores `canceled_at`, although its type omits it.
  const living = { id, status: OrderStatus.PENDING, canceled_at: null }
  if (status === "canceled") await order.updateOrders([living])
}

/**
 * Reinstates the order, reserves its goods and unpacks its parcels. Goods that were sent are not restocked.
 */
async function toBeginning(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await revive(engine, order)
  await moveStock(engine, order, change, "reserved")
  await unpack(engine, order)
}

async function toPending(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await toBeginning(engine, order, change)
  await resumeAwaited(engine, order)
}

/** Reserves the goods first, so that no payment is recorded without available stock. */
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
  await label(engine, packed, change)
}

async function toShipment(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<EngineOrder> {
  const packed = await toParcel(engine, order, change)
  await ship(engine, packed, change)
  return packed
}

async function toDelivery(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await toShipment(engine, order, change)
  await deliver(engine, await orderOf(engine, order.id))
}

/** Withdraws the order's open payment page. @throws 409 order_busy while the customer is paying */
async function withdrawPayment({ container }: Engine, { id }: EngineOrder): Promise<void> {
  if ((await withdrawOrderPayment(container, id)) === "frozen") throw refuse("order_busy", 409)
}

/**
 * Withdraws the payment page, then refunds, then restocks. If the refund fails, the goods stay with the
 * customer. A sent parcel stays shipped in Medusa. Its goods are restocked, unless `restock_sent` is false.
 */
async function toCancellation(engine: Engine, order: EngineOrder, change: ChangeRow): Promise<void> {
  await withdrawPayment(engine, order)
  const refunded = await refundAll(engine, order, change)
  await moveStock(engine, refunded, change, change.restock_sent ? "returned" : "kept")
  await unpack(engine, refunded)
  if (refunded.status !== "canceled") await engine.order.cancel([order.id])
  await endAwaited(engine, order)
}

/** Functions that change Medusa's order to a status. Each is idempotent. */
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
