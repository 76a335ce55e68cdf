import { toCents } from "@bon-perroquet/contract/money"
import type { AdminOrderDetail, Refund, RefundState } from "@bon-perroquet/contract"
import type { OrderRecord, RefundRow } from "../modules/order-status"
import type { EngineOrder } from "@bon-perroquet/medusa-sql"
import { factsTimeline } from "../orders/status"
import { engineRefundsOf, refundableParts, rowOf } from "../money/of-order"
import { originOf } from "../money/origin"

const isoOf = (at: string | Date): string => new Date(at).toISOString()

/** Returns every change of an order's status, oldest first, including steps back. */
export function historyOf(
  order: EngineOrder,
  { status, changes, refunds }: OrderRecord,
): AdminOrderDetail["history"] {
  if (!status)
    return factsTimeline(order, refunds).map(({ status: to, at }, index, timeline) => ({
      at,
      by: { email: null },
      from: timeline[index - 1]?.status ?? null,
      to,
      tracking_number: null,
    }))
  return changes.map(({ at, by_email, from_status, to_status, tracking_number }) => ({
    at: isoOf(at),
    by: { email: by_email },
    from: from_status,
    to: to_status,
    tracking_number,
  }))
}

export const paymentLinksOf = ({ payment_links }: OrderRecord): AdminOrderDetail["payment_links"] =>
  payment_links.map(({ at, by_email, email, amount_cents }) => ({
    at: isoOf(at),
    by: { email: by_email },
    email,
    amount_cents,
  }))

export const deliveryChangesOf = ({ deliveries }: OrderRecord): AdminOrderDetail["delivery_changes"] =>
  deliveries.map(({ at, by_email, before, after, difference_cents, reason, label_voided }) => ({
    at: isoOf(at),
    by: { email: by_email },
    ...{ before, after, difference_cents, reason, label_voided },
  }))

export const replacementsOf = ({ replacements }: OrderRecord): AdminOrderDetail["replacements"] =>
  replacements.map(({ at, by_email, replacement_number, is_cancelled, items }) => ({
    at: isoOf(at),
    by: { email: by_email },
    number: replacement_number,
    is_cancelled,
    quantity: items.reduce((units, { quantity }) => units + quantity, 0),
  }))

export const messagesOf = ({ messages }: OrderRecord): AdminOrderDetail["messages"] =>
  messages.map(({ at, by_email, kind, email, subject, text }) => ({
    at: isoOf(at),
    by: { email: by_email },
    ...{ kind, email, subject, text },
  }))

/** States of refunds that Medusa has not recorded. Refused refunds are omitted. */
const OUTSIDE: Partial<Record<RefundRow["state"], RefundState>> = {
  pending: "pending",
  made: "pending",
  waiting: "pending",
  undoing: "failed",
  failed: "failed",
}

const viewOf = (row: RefundRow, at: string | Date, state: RefundState): Refund => ({
  id: row.id,
  at: isoOf(at),
  by: { email: row.by_email },
  amount_cents: row.amount_cents,
  reason: row.reason,
  account: row.account,
  as_store_credit: row.as_credit,
  origin: originOf(row),
  state,
  parts: row.parts,
  restock: row.restock,
  unassigned: row.unassigned && state !== "failed",
  assignable: null,
})

/** Returns refunds, oldest first. Only refunds made in the shop have an administrator. */
export function refundsOf(order: EngineOrder, rows: RefundRow[]): Refund[] {
  const booked = engineRefundsOf(order)
  const bookedIds = new Set(booked.map((refund) => rowOf(refund, rows)?.id))
  const views = booked.map((refund): Refund => {
    const { id, amount, created_at, note } = refund
    const row = rowOf(refund, rows)
    // A failed refund no longer counts, even if it is not reversed in Medusa yet.
    const isFailed = row?.failed_at && !row.seen_to_at
    if (row) return viewOf(row, created_at, isFailed ? "failed" : "done")
    return {
      id,
      at: isoOf(created_at),
      by: { email: null },
      amount_cents: toCents(Number(amount)),
      reason: note ?? null,
      account: null,
      as_store_credit: false,
      origin: "shop",
      state: "done",
      parts: null,
      restock: null,
      unassigned: false,
      assignable: null,
    }
  })
  const outside = rows.flatMap((row) => {
    const state = OUTSIDE[row.state]
    return state && !bookedIds.has(row.id) ? [viewOf(row, row.created_at, state)] : []
  })
  return [...views, ...outside].map(withAssignable(order, rows)).sort((a, b) => a.at.localeCompare(b.at))
}

/** Adds the parts that can be assigned to an unassigned refund. */
const withAssignable = (order: EngineOrder, rows: RefundRow[]) => (refund: Refund) => {
  const row = refund.unassigned ? rows.find(({ id }) => id === refund.id) : undefined
  if (!row) return refund
  const { items, delivery_cents, rates } = refundableParts(order, rows, row)
  return { ...refund, assignable: { items, delivery_cents, rates } }
}
