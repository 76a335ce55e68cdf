import type { Payout as PayoutView, PayoutDetail, PayoutEntry } from "@bon-perroquet/contract"
import type { BookedPayment } from "@bon-perroquet/engine-tables"
import type { Movement, Payout } from "@bon-perroquet/stripe/payouts"

/** The shop's payments. An order can have several. */
export type Books = ReadonlyMap<string, BookedPayment>

export function booksOf(rows: readonly BookedPayment[]): Books {
  const books = new Map<string, BookedPayment>()
  for (const row of rows) {
    const known = books.get(row.payment_intent)
    books.set(row.payment_intent, {
      payment_intent: row.payment_intent,
      order_number: known?.order_number ?? row.order_number,
      captured_cents: (known?.captured_cents ?? 0) + row.captured_cents,
      refunds_cents: [...(known?.refunds_cents ?? []), ...row.refunds_cents],
    })
  }
  return books
}

/** Returns how a movement differs from the shop's payments. null if it matches or isn't about a payment. */
function mismatchOf(movement: Movement, booked: BookedPayment | undefined): PayoutEntry["mismatch"] {
  const { kind, amount_cents, is_undone } = movement
  if (kind === "fee" || kind === "other") return null
  if (!booked?.order_number) return "no_order"
  if (kind === "payment") return booked.captured_cents === amount_cents ? null : "other_amount"
  if (kind === "dispute" || is_undone) return null
  return booked.refunds_cents.includes(0 - amount_cents) ? null : "other_amount"
}

export function entryOf(movement: Movement, books: Books): PayoutEntry {
  const { id, kind, at, amount_cents, fee_cents, net_cents, payment_intent } = movement
  const booked = payment_intent === null ? undefined : books.get(payment_intent)
  return {
    id,
    kind,
    created_at: at.toISOString(),
    order_number: booked?.order_number ?? null,
    amount_cents,
    fee_cents,
    net_cents,
    mismatch: mismatchOf(movement, booked),
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Returns a payout with its movements and four sums, which add up to the amount of the payout. */
export function matched(
  { id, arrives, status, amount_cents, movements }: Payout,
  books: Books,
): PayoutDetail {
  const entries = (movements ?? []).map((movement) => entryOf(movement, books))
  const of = (...kinds: PayoutEntry["kind"][]) =>
    sum(entries.filter(({ kind }) => kinds.includes(kind)).map((entry) => entry.amount_cents))
  return {
    id,
    arrival_date: arrives.toISOString().slice(0, 10),
    status,
    amount_cents,
    payments_cents: of("payment"),
    refunds_cents: of("refund"),
    others_cents: of("dispute", "other"),
    // Avoids -0.
    fees_cents: of("fee") - sum(entries.map(({ fee_cents }) => fee_cents)) + 0,
    mismatches: entries.filter(({ mismatch }) => mismatch).length,
    adds_up: movements ? sum(entries.map(({ net_cents }) => net_cents)) === amount_cents : null,
    entries,
  }
}

export function inList({ entries: _entries, ...payout }: PayoutDetail): PayoutView {
  return payout
}
