import { isDeepStrictEqual } from "node:util"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { changedDeliveryFields, type DeliveryCountry, type OrderDelivery } from "@bon-perroquet/contract"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { Refusal, refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { alone, requireOrderId } from "../engine/alone"
import { type Engine, engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import { hasLabel } from "../labels"
import { mailOrder } from "../mails"
import { methodBehind } from "../money/method"
import type { DeliveryChangeRow } from "../modules/order-status"
import { refundablePayments } from "../money/money"
import { refundableParts } from "../money/of-order"
import { payersOf } from "../money/over-payments"
import { refundableOf } from "../money/refund-all"
import { finishInterrupted } from "../status"
import { carryOutDelivery } from "./carry-out"
import { deliveryVersion } from "../orders/delivery-facts"
import { finishDelivery, requireChangeable } from "./finish"
import { offeredMethods, shownMethods } from "./methods"
import { planDelivery, type RequestedDelivery } from "./plan"

/** Returns the delivery methods of an order with their price differences. */
export async function deliveryOf(
  container: MedusaContainer,
  order_number: string,
  country: DeliveryCountry,
): Promise<OrderDelivery> {
  const engine = engineOf(container)
  const order = await orderOf(engine, await requireOrderId(engine, order_number))
  const { replaces } = await engine.records.recordOf(order.id)
  const methods = await offeredMethods(container, order, country, replaces !== null)
  return { country, methods: shownMethods(methods) }
}

/**
 * Changes recipient, address or delivery method before the parcel leaves. The customer gets an e-mail, and a
 * payment link or refund. An existing label becomes invalid.
 * @throws 404; 400 and 409 of `planDelivery`; 409 parcel_left, order_changed, changed_meanwhile,
 * order_refused, order_busy and the errors of a refund; 503 carrier_away, refund_unavailable, refund_pending
 */
export async function changeDelivery(
  container: MedusaContainer,
  { order_number, by, ...requested }: RequestedDelivery & { order_number: string; by: { email: string } },
): Promise<void> {
  const orderId = await requireOrderId(engineOf(container), order_number)
  const change = alone(container, orderId, async (engine, storedOrder) => {
    const order = await finishInterrupted(engine, await finishDelivery(engine, storedOrder))
    await requireChangeable(engine, order)
    if (requested.version !== deliveryVersion(order)) throw refuse("changed_meanwhile", 409)
    const { replaces } = await engine.records.recordOf(orderId)
    const { options } = await shopSnapshot(container)
    const codeOf = (id: string) => options.find((option) => option.id === id)?.code ?? null
    const plan = await planDelivery(engine, order, requested, { isFree: replaces !== null, codeOf })
    if (isDeepStrictEqual(plan.before, plan.after) && !plan.target.delivery) return null
    if (plan.difference_cents < 0) await requireRefundable(engine, order, plan, requested.account)
    const added = await engine.records.deliveries.add({
      ...{ order_id: orderId, state: "pending", ...plan },
      ...{ reason: requested.reason || null, account: requested.account ?? null, by_email: by.email },
      label_voided: await hasLabel(engine, order),
    })
    try {
      await carryOutDelivery(engine, order, added)
    } catch (error) {
      if (isWithoutEffect(error)) await engine.records.deliveries.abandon(added.id)
      throw error
    }
    return added
  })
  // The customer gets the e-mail even if the refund failed after the change.
  await change.catch(() => undefined)
  await mailOrder(container, orderId)
  const row = await change
  if (!row) return
  await recordChange(container, {
    ...{ by: by.email, subject: "order", subject_id: orderId, label: order_number, action: "delivery" },
    before: null,
    after: {
      fields: changedDeliveryFields(row).join(", "),
      ...(row.difference_cents !== 0 && { amount_cents: row.difference_cents }),
      ...(row.reason && { reason: row.reason }),
    },
  })
}

const isWithoutEffect = (error: unknown): boolean =>
  error instanceof Refusal &&
  ["parcel_left", "carrier_away", "carrier_refused", "carrier_account"].includes(error.code)

/**
 * Checks that the refund is possible before the delivery is changed, so that both happen or neither.
 * @throws 409 refund_too_much if the delivery was refunded before, refund_account_required, refund_disputed;
 * 503
 */
async function requireRefundable(
  engine: Engine,
  order: EngineOrder,
  { difference_cents }: Pick<DeliveryChangeRow, "difference_cents">,
  account: string | undefined,
): Promise<void> {
  const rows = await engine.records.refunds.of(order.id)
  const [payment] = payersOf(refundablePayments(order, rows))
  if (!payment) return
  const { delivery_cents } = refundableParts(order, rows)
  if (delivery_cents < 0 - difference_cents)
    throw refuse("refund_too_much", 409, { amount_cents: delivery_cents })
  if (methodBehind(engine.container, payment)?.method.asksRefundAccount && !account)
    throw refuse("refund_account_required", 409)
  await refundableOf(engine, payment, rows)
}
