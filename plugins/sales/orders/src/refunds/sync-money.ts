import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { methodOfAttempt, payablesOf, RETURNED, type MoneyBack } from "@bon-perroquet/checkout/methods"
import {
  CHECKOUT_MODULE,
  type CheckoutModuleService,
  type PaymentNotice,
} from "@bon-perroquet/checkout/modules/checkout"
import { mailOrder } from "../mails"
import { followDispute } from "../holds"
import type { RefundRow } from "../modules/order-status"
import { alone } from "../engine/alone"
import { cancelUnsent } from "../status/apply"
import { finishInterrupted } from "../status/interrupted"
import type { Engine } from "../engine/engine"
import type { EngineOrder, OrderPayment } from "@bon-perroquet/medusa-sql"
import { orderOf } from "../engine/order"
import { announceRefund, carryOut } from "../money/carry-out"
import { syncGivenBack } from "./given-back"
import { followLoss, followRefund } from "./follow-money"
import { hasNoMoneyLeft, paymentIdOf } from "../money/money"
import { originOf } from "../money/origin"

/**
 * Copies a payment's refunds and disputes to its order. Reads the method's complete state, because events
 * arrive in any order. Records each refund once, reverses failed ones, and counts lost disputes as refunds.
 * Cancels an unsent, fully refunded order.
 * @param waitSeconds maximum wait for the order's lock
 * @returns false if the outcome is still unknown
 */
export async function syncMoney(
  container: MedusaContainer,
  notice: PaymentNotice,
  waitSeconds: number,
): Promise<boolean> {
  const { id: paymentId } = notice
  const { notices } = checkoutOf(container)
  const attempt = await checkoutOf(container).attemptOfPayment(paymentId)
  if (!attempt) return false
  const method = methodOfAttempt(container, attempt)
  const payables = payablesOf(container, attempt.cart_id)
  // A payment that was given back at once was never recorded, so its refund changes nothing.
  if (payables && (attempt.state === "ordered" || attempt.reason === RETURNED)) {
    await payables.follow(knexOf(container), attempt, await method.moneyBack(paymentId, null))
    if (attempt.state === "ordered") return true
  }
  if (!attempt.order_id) return syncGivenBack(container, method, attempt, paymentId)
  const orderId = attempt.order_id
  const isNews = await alone(
    container,
    orderId,
    async (engine, storedOrder) => {
      // Stops if another event has already synchronised the payment.
      if (!(await notices.unsynced(1, paymentId)).length) return false
      const order = await finishInterrupted(engine, storedOrder)
      const payment = order.payments.find((one) => paymentIdOf(one) === paymentId)
      if (!payment) throw new Error(`Order ${orderId} does not have the payment ${paymentId}.`)
      await syncOrderMoney(engine, order, payment, await method.moneyBack(paymentId, orderId))
      await notices.markSynced(notice)
      return true
    },
    waitSeconds,
  )
  if (isNews) await mailOrder(container, orderId)
  return true
}

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
const checkoutOf = (container: MedusaContainer) => container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)

async function syncOrderMoney(
  engine: Engine,
  order: EngineOrder,
  payment: OrderPayment,
  { refunds, losses }: MoneyBack,
): Promise<void> {
  const changed: RefundRow[] = []
  // Processes failed refunds first, because they free amounts for new refunds.
  const failuresFirst = [...refunds].sort((a, b) => Number(isGone(b)) - Number(isGone(a)))
  for (const refund of failuresFirst)
    changed.push(...(await carryOutAll(engine, order, await followRefund(engine, order.id, payment, refund))))
  for (const loss of losses) {
    await followDispute(engine, order.id, loss)
    changed.push(...(await carryOutAll(engine, order, await followLoss(engine, order.id, payment, loss))))
  }

  const now = changed.length ? await orderOf(engine, order.id) : order
  const newest = (await engine.records.refunds.of(order.id)).filter(({ state }) => state === "done").at(-1)
  const isAllGone = newest && originOf(newest) !== "shop" && hasNoMoneyLeft(now)
  const cancelled = isAllGone ? await cancelUnsent(engine, now) : false
  if (changed.length && !cancelled) await announceRefund(engine, payment.id)
}

const isGone = ({ state }: MoneyBack["refunds"][number]): boolean => state === "failed"

/** Carries out a refund. If it fails, the next run retries it. */
async function carryOutAll(engine: Engine, order: EngineOrder, row: RefundRow | null): Promise<RefundRow[]> {
  if (!row) return []
  try {
    await carryOut(engine, order, row)
    return [row]
  } catch (error) {
    engine.logger.error(`Refund ${row.id} could not be recorded and will be tried again: ${String(error)}`)
    return []
  }
}
