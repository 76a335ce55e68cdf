import { withdrawOrderPayment } from "@bon-perroquet/checkout/checkout"
import type { OrderStatus as Status } from "@bon-perroquet/contract"
import { OrderStatus } from "@medusajs/framework/utils"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { ChangeRow, RefundRow } from "../modules/order-status"
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

/** Changes Medusa's order, of which `refunds` are the rows. */
type Effect = (
  engine: Engine,
  order: EngineOrder,
  change: ChangeRow,
  refunds: readonly RefundRow[],
) => Promise<unknown>

/**
 * Reinstates the order, reserves its goods and unpacks its parcels. Goods that were sent are not restocked.
 */
const toBeginning: Effect = async (engine, order, change, refunds) => {
  await revive(engine, order)
  await moveStock(engine, order, change, refunds, "reserved")
  await unpack(engine, order)
}

const toPending: Effect = async (engine, order, change, refunds) => {
  await toBeginning(engine, order, change, refunds)
  await resumeAwaited(engine, order)
}

/** Reserves the goods first, so that no payment is recorded without available stock. */
const toPaid: Effect = async (engine, order, change, refunds) => {
  await toBeginning(engine, order, change, refunds)
  await receiveAwaited(engine, order)
}

async function toParcel(...[engine, order, change, refunds]: Parameters<Effect>): Promise<EngineOrder> {
  await revive(engine, order)
  await moveStock(engine, order, change, refunds, "taken")
  return pack(engine, order, change, refunds)
}

const toPacked: Effect = async (engine, order, change, refunds) => {
  const packed = await toParcel(engine, order, change, refunds)
  await label(engine, packed, change)
}

async function toShipment(...[engine, order, change, refunds]: Parameters<Effect>): Promise<EngineOrder> {
  const packed = await toParcel(engine, order, change, refunds)
  await ship(engine, packed, change)
  return packed
}

const toDelivery: Effect = async (engine, order, change, refunds) => {
  await toShipment(engine, order, change, refunds)
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
const toCancellation: Effect = async (engine, order, change) => {
  await withdrawPayment(engine, order)
  const refunded = await refundAll(engine, order, change)
  const refunds = await engine.records.refunds.of(order.id)
  await moveStock(engine, refunded, change, refunds, change.restock_sent ? "returned" : "kept")
  await unpack(engine, refunded)
  if (refunded.status !== "canceled") await engine.order.cancel([order.id])
  await endAwaited(engine, order)
}

/** Functions that change Medusa's order to a status. Each is idempotent. */
export const EFFECTS: Record<Status, Effect> = {
  pending: toPending,
  paid: toPaid,
  preparing: toPacked,
  shipped: toShipment,
  delivered: toDelivery,
  cancelled: toCancellation,
}
