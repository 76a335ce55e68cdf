import type { MedusaContainer } from "@medusajs/framework/types"
import type { NamedParts, RefundParts } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { recordChange } from "@bon-perroquet/api-kit/changes"
import { isPartlySent } from "../goods/divide"
import { hasLeft } from "../restocking"
import { mailOrder } from "../mails"
import type { RefundRow } from "../modules/order-status"
import { alone, requireOrderId } from "../engine/alone"
import { type Actor, completeSent } from "../status/apply"
import { finishInterrupted } from "../status/interrupted"
import { type Engine, engineOf } from "../engine/engine"
import { orderOf } from "../engine/order"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { announceRefund, carryOut } from "../money/carry-out"
import { everythingLeft, namesSomething, partsTotal, pricedParts, valueOf } from "../money/left"
import { freeOf, refundablePayments } from "../money/money"
import { keyOfShare, payersOf, SHARE, sharesOf } from "../money/over-payments"
import { partsLeft, partsOfAmount, refundableParts, soldOrder } from "../money/of-order"
import { leftForNamed, withoutReplaced } from "../money/replaced"
import { refundableOf } from "../money/refund-all"
import { canRefundAsCredit, isCredited } from "../money/method"

export interface RefundOrder extends NamedParts {
  order_number: string
  /** Default: the refundable amount. If parts are named, it must equal their sum. */
  amount_cents?: number
  reason?: string
  account?: string
  /** Gives store credit instead of money. The customer must have agreed. */
  as_store_credit?: boolean
  /**
   * Whether the goods are restocked. By default they are, unless the parcel was sent. Without parts it
   * applies to all goods.
   */
  restock?: boolean
  key: string
  /** Set for refunds of Medusa Admin. An administrator must assign them to parts. */
  form?: "medusa-admin"
  by: Actor
}

export interface Refunded {
  order_id: string
  amount_cents: number
  repeated: boolean
}

/** Refunds named parts, an amount, or everything left, once per key. */
export async function refundOrder(container: MedusaContainer, request: RefundOrder): Promise<Refunded> {
  const orderId = await requireOrderId(engineOf(container), request.order_number)
  const refunded = await alone(container, orderId, async (engine, storedOrder) => {
    const order = await finishInterrupted(engine, storedOrder)
    const isPart = isPartlySent(order, await engine.records.refunds.of(orderId))
    const created = await refundOnce(engine, order, request)
    if (isPart) await completeSent(engine, orderId, request.by)
    return created
  })
  if (!refunded.repeated && request.by.email)
    await recordChange(container, {
      by: request.by.email,
      subject: "order",
      subject_id: orderId,
      label: request.order_number,
      action: "refund",
      before: null,
      after: {
        amount_cents: refunded.amount_cents,
        ...(request.reason && { reason: request.reason }),
        ...(request.as_store_credit && { as_store_credit: true }),
        ...(request.items?.length && request.restock !== undefined && { restock: request.restock }),
      },
    })
  await mailOrder(container, orderId)
  return refunded
}

/** Refunds like `refundOrder`, but sends no e-mail. Requires the order's lock. */
export async function refundOnce(
  engine: Engine,
  order: EngineOrder,
  request: RefundOrder,
): Promise<Refunded> {
  const { refunds } = engine.records
  const key = `${request.form ?? "asked"}:${request.key}`
  const rows = await refunds.of(order.id)
  const existing = rows.filter((row) => row.key === key || row.key.startsWith(`${key}${SHARE}`))
  if (existing.length) return repeatOf(existing, request)

  if (request.as_store_credit && !(await canRefundAsCredit(engine.container, order)))
    throw refuse("store_credit_unavailable", 409)
  const payments = refundablePayments(order, rows)
  const limits: Parameters<typeof sharesOf>[0][number][] = []
  for (const payment of payersOf(payments))
    limits.push({ payment, left_cents: await refundableOf(engine, payment, rows) })
  const requested = await wantedOf(engine, order, rows, request)
  const all = limits.reduce((sum, { left_cents }) => sum + left_cents, 0)
  const free = payments.reduce((sum, each) => sum + freeOf(each, rows), 0)
  const left = Math.max(0, Math.min(all, free - requested.replaced_cents))
  const amount_cents = requested.amount_cents ?? left
  if (amount_cents > left || amount_cents < 1) throw refuse("refund_too_much", 409, { amount_cents: left })
  const { restocks, parts, unassigned } = requested.partsOf(amount_cents, left)
  const begun = await refunds.beginAll(
    sharesOf(limits, amount_cents, parts).map(({ payment, ...share }, index) => ({
      order_id: order.id,
      key: keyOfShare(key, index),
      payment_id: payment.id,
      ...share,
      unassigned,
      // The goods belong to the first share.
      ...(restocks && !index && restockingOf(requested.order, rows, request.restock)),
      reason: request.reason || null,
      account: request.account ?? null,
      as_credit: request.as_store_credit === true && isCredited(payment),
      by_email: request.by.email,
    })),
  )
  for (const [index, refund] of begun.entries()) {
    await carryOut(engine, order, refund).catch(async (error: unknown) => {
      await refuseOthers(engine, refund, begun.slice(index + 1))
      throw error
    })
    await announceRefund(engine, refund.payment_id)
  }
  return { order_id: order.id, amount_cents, repeated: false }
}

/** If a share was refused, refuses the shares that were not made yet. `carryOut` does it after a crash. */
async function refuseOthers(
  { records: { refunds } }: Engine,
  { id }: RefundRow,
  others: readonly RefundRow[],
): Promise<void> {
  if ((await refunds.withId(id))?.state !== "refused") return
  for (const other of others) await refunds.advance(other, "refused")
}

/** @throws 409 refund_refused, or refund_key_reused if the key was used for another refund */
function repeatOf(shares: readonly RefundRow[], request: RefundOrder): Refunded {
  const [first] = shares
  if (!first || first.state === "refused") throw refuse("refund_refused", 409)
  const amount_cents = valueOf(shares)
  const joined = {
    ...first,
    amount_cents,
    parts: first.parts && {
      ...first.parts,
      delivery_cents: shares.reduce((sum, { parts }) => sum + (parts?.delivery_cents ?? 0), 0),
      // Further shares name goods by VAT rate, so the amounts of the request are not known any more.
      ...(shares.length > 1 && { amounts: request.amounts ?? [] }),
    },
  }
  if (!isSame(joined, request)) throw refuse("refund_key_reused", 409)
  return { order_id: first.order_id, amount_cents, repeated: true }
}

/** Returns whether a repeated key requests the existing refund. */
function isSame(existing: RefundRow, request: RefundOrder): boolean {
  if ((request.as_store_credit ?? false) !== existing.as_credit) return false
  if (request.amount_cents !== undefined && request.amount_cents !== existing.amount_cents) return false
  if (request.restock !== undefined && existing.restock !== null && request.restock !== existing.restock)
    return false
  const named = (parts: Pick<NamedParts, "items" | "delivery_cents" | "amounts"> | null) =>
    JSON.stringify([
      (parts?.items ?? []).map(({ id, quantity }) => `${id} ${quantity}`).sort(),
      parts?.delivery_cents ?? 0,
      (parts?.amounts ?? []).map(({ vat_rate, amount_cents }) => `${vat_rate} ${amount_cents}`).sort(),
    ])
  return !namesSomething(request) || named(request) === named(existing.parts)
}

export function restockingOf(
  order: EngineOrder,
  rows: readonly RefundRow[],
  restock: boolean | undefined,
): Pick<RefundRow, "restock" | "sent"> {
  const sent = hasLeft(order, rows)
  return { restock: restock ?? !sent, sent }
}

/** Returns whether a request without parts refunds everything: it has no amount, or sets `restock`. */
const namesEverything = ({ restock, amount_cents, form }: RefundOrder): boolean =>
  restock !== undefined || (amount_cents === undefined && form === undefined)

interface RefundPlan {
  replaced_cents: number
  order: EngineOrder
  amount_cents: number | undefined
  /**
   * Returns the parts of a refund of `cents`, of which `left` can be refunded. `restocks`: the refund moves
   * goods out of the parcel or back to stock.
   */
  partsOf: (
    cents: number,
    left: number,
  ) => { parts: RefundParts | null; unassigned: boolean; restocks: boolean }
}

/** Adds units that were never paid, so that they are not sent after everything was refunded. */
function withUnpaid(items: RefundParts["items"], all: RefundParts["items"]): RefundParts["items"] {
  const refunded = new Map(items.map((item) => [item.id, item]))
  const others = all.filter(({ id }) => !refunded.has(id)).map((item) => ({ ...item, amount_cents: 0 }))
  const quantities = new Map(all.map(({ id, quantity }) => [id, quantity]))
  return [
    ...items.map((item) => ({
      ...item,
      quantity: Math.max(item.quantity, quantities.get(item.id) ?? 0),
    })),
    ...others,
  ]
}

async function wantedOf(
  engine: Engine,
  { id }: EngineOrder,
  rows: readonly RefundRow[],
  request: RefundOrder,
): Promise<RefundPlan> {
  const sold = await orderOf(engine, id)
  const left = refundableParts(sold, rows)
  const { replacements } = await engine.records.recordOf(id)
  const remaining = leftForNamed(left, replacements, request)
  const replaced_cents = valueOf(left.items) - valueOf(remaining.items)
  if (!namesSomething(request))
    return {
      replaced_cents,
      order: sold,
      amount_cents: request.amount_cents,
      partsOf: (cents, most) => {
        const everything =
          namesEverything(request) && cents === most ? everythingLeft(remaining, cents) : null
        if (everything) {
          const unsent = withoutReplaced(partsLeft(sold, rows).items, replacements)
          const parts = { ...everything, items: withUnpaid(everything.items, unsent) }
          return { parts, unassigned: false, restocks: parts.items.length > 0 }
        }
        if (request.restock !== undefined) throw refuse("refund_amount_differs", 409, { amount_cents: most })
        return { ...partsOfAmount(sold, { refunds: rows, replacements }, cents), restocks: false }
      },
    }
  const parts = pricedParts(request, remaining, soldOrder(sold))
  const amount_cents = partsTotal(parts)
  if (request.amount_cents !== undefined && request.amount_cents !== amount_cents)
    throw refuse("refund_amount_differs", 409, { amount_cents })
  return {
    replaced_cents,
    order: sold,
    amount_cents,
    partsOf: () => ({ parts, unassigned: false, restocks: parts.items.length > 0 }),
  }
}
