import { dueCents } from "@bon-perroquet/checkout/checkout"
import { toCents } from "@bon-perroquet/contract/money"
import {
  hasAddressActivity,
  redirectParcels,
  removeLabels,
  writeAddresses,
  type EngineOrder,
  type OrderAddress,
} from "@bon-perroquet/medusa-sql"
import { Refusal } from "@bon-perroquet/api-kit/http"
import { OrderEditWorkflowEvents } from "@medusajs/framework/utils"
import { payCovered } from "../covered"
import type { Engine } from "../engine/engine"
import { numberOf, orderOf } from "../engine/order"
import { releaseForAddress } from "../holds"
import { voidLabels } from "../labels"
import type { DeliveryChangeRow } from "../modules/order-status"
import { refundOnce } from "../refunds"
import { awaitedCents } from "../status"
import { writeDelivery } from "./write-delivery"

/**
 * Cancels the label, changes Medusa's order, and requests or refunds the price difference. Idempotent: a call
 * after a crash finishes the work.
 * @returns the changed order
 * @throws 409 parcel_left and 503 carrier_away before anything changes; the errors of a refund after the
 * change
 */
export async function carryOutDelivery(
  engine: Engine,
  order: EngineOrder,
  row: DeliveryChangeRow,
): Promise<EngineOrder> {
  const { records } = engine
  if (row.label_voided) await voidLabels(engine, order)
  if (row.target) await write(engine, order, row.id, row.target)
  if (row.label_voided) {
    await removeLabels(engine.knex, order.id)
    await records.deliveries.forgetTracking(order.id)
  }
  await releaseForAddress(engine, order, row.by_email)
  await payCovered(engine, await orderOf(engine, order.id), { email: row.by_email })
  const refusal = await payDifference(engine, await orderOf(engine, order.id), row)
  await records.deliveries.finish(row.id)
  if (row.target?.delivery)
    await engine.events.emit({
      name: OrderEditWorkflowEvents.CONFIRMED,
      data: { order_id: order.id, actions: [] },
    })
  if (refusal) throw refusal
  return orderOf(engine, order.id)
}

async function write(
  engine: Engine,
  order: EngineOrder,
  id: string,
  target: NonNullable<DeliveryChangeRow["target"]>,
): Promise<void> {
  if (target.delivery) await writeDelivery(engine, order, id, target.delivery)
  await noteActivity(engine, order, id, target.shipping)
  await writeAddresses(engine.knex, order.id, target)
  await redirectParcels(engine.knex, order.id, {
    option: target.delivery?.shipping_option_id ?? null,
    address: target.shipping,
  })
}

/** Adds the change to the activities in Medusa Admin, once. Must run before the new address is written. */
async function noteActivity(
  { knex, order: orders }: Engine,
  { id: order_id, shipping_address }: EngineOrder,
  delivery_change: string,
  address: OrderAddress,
): Promise<void> {
  if (await hasAddressActivity(knex, order_id, delivery_change)) return
  await orders.registerOrderChange({
    order_id,
    change_type: "update_order",
    metadata: { delivery_change },
    details: {
      type: "shipping_address",
      old: withoutPhone(shipping_address),
      new: withoutPhone(address),
    },
  })
}

/** Removes the phone number, because activities are kept when the customer's data are erased. */
const withoutPhone = (address: OrderAddress | null): OrderAddress | null =>
  address && { ...address, phone: null }

/** Refunds what is due to the customer after the change. @returns the error if the refund is rejected */
async function payDifference(
  engine: Engine,
  order: EngineOrder,
  { id, difference_cents, account, by_email, at }: DeliveryChangeRow,
): Promise<Refusal | null> {
  const { records } = engine
  const owed_cents = Math.max(0, toCents(0 - order.pending_difference))
  const delivery_cents = Math.min(owed_cents, 0 - difference_cents)
  if (delivery_cents > 0)
    return refundOnce(engine, order, {
      ...{ order_number: numberOf(order), delivery_cents, key: id, by: { email: by_email } },
      ...(account && { account }),
    }).then(
      () => null,
      (error: unknown) => (error instanceof Refusal ? error : Promise.reject(error as Error)),
    )
  const due = dueCents(order)
  if (difference_cents <= 0 || !due || !order.email || awaitedCents(engine, order) !== null) return null
  const { payment_links } = await records.recordOf(order.id)
  if (payment_links.some((link) => link.at >= at)) return null
  await records.notePaymentLink({ order_id: order.id, email: order.email, amount_cents: due, by_email })
  return null
}
