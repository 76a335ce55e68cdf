import type {
  AccountingPeriod,
  PayoutDetail,
  Payout as PayoutView,
  PayoutEntry,
} from "@bon-perroquet/contract"
import { readBooked, type BookedPayment } from "@bon-perroquet/medusa-sql"
import { refuse } from "@bon-perroquet/api-kit/http"
import { CHECKOUT_MODULE, type CheckoutModuleService } from "@bon-perroquet/checkout/modules/checkout"
import { payoutOf, payoutsWithin, type Payout, type Movement } from "@bon-perroquet/stripe/payouts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { decimalEuro } from "@bon-perroquet/contract/money"

const DAY_MS = 86_400_000

/** Matches payouts with the shop's payments, which are read once. */
async function match(container: MedusaContainer, payouts: Payout[]): Promise<PayoutDetail[]> {
  const movements = payouts.flatMap((payout) => payout.movements ?? [])
  const intents = new Set(movements.flatMap(({ payment_intent }) => payment_intent ?? []))
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const checkout = container.resolve<CheckoutModuleService>(CHECKOUT_MODULE)
  const [booked, numbers] = await Promise.all([
    readBooked(knex, [...intents]),
    checkout.numbersOfPayments([...intents]),
  ])
  // A gift card that the shop sold has a number, but no order.
  const books = booksOf(
    booked.map((row) => ({
      ...row,
      order_number: row.order_number ?? numbers.get(row.payment_intent) ?? null,
    })),
  )
  return payouts.map((payout) => matched(payout, books))
}

/** Rethrows an error of Stripe as a refusal. @throws 503 if Stripe doesn't respond */
async function orRefusal<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch {
    throw refuse("unavailable", 503)
  }
}

/** Returns payouts by day of arrival, newest first, matched with orders. */
export async function payouts(
  container: MedusaContainer,
  { from, to }: AccountingPeriod,
): Promise<PayoutDetail[]> {
  // Stripe gives the day of arrival as midnight in UTC.
  const days = { from: new Date(from), before: new Date(Date.parse(to) + DAY_MS) }
  return match(container, await orRefusal(payoutsWithin(container, days)))
}

export async function payout(container: MedusaContainer, id: string): Promise<PayoutDetail> {
  const storedPayout = await orRefusal(payoutOf(container, id))
  const [detail] = storedPayout ? await match(container, [storedPayout]) : []
  if (!detail) throw refuse("not_found", 404)
  return detail
}

const HEAD = "payout,arrival,status,payout_amount,movement,kind,date,order,amount,fee,net,mismatch"

/** Writes one CSV line per payout (RFC 4180). No field needs quotes. */
export const payoutsCsv = (payouts: readonly PayoutDetail[]): string =>
  [HEAD, ...payouts.flatMap(linesOf)].map((line) => `${line}\r\n`).join("")

function linesOf({ id, arrival_date, status, amount_cents, entries }: PayoutDetail): string[] {
  const head = [id, arrival_date, status, decimalEuro(amount_cents)]
  if (!entries.length) return [[...head, "", "", "", "", "", "", "", ""].join(",")]
  return entries.map((each) =>
    [
      ...head,
      each.id,
      each.kind,
      each.created_at.slice(0, 10),
      each.order_number ?? "",
      decimalEuro(each.amount_cents),
      decimalEuro(each.fee_cents),
      decimalEuro(each.net_cents),
      each.mismatch ?? "",
    ].join(","),
  )
}

type Books = ReadonlyMap<string, BookedPayment>

export function booksOf(rows: readonly BookedPayment[]): Books {
  const books = new Map<string, BookedPayment>()
  for (const row of rows) {
    const entry = books.get(row.payment_intent)
    books.set(row.payment_intent, {
      payment_intent: row.payment_intent,
      order_number: entry?.order_number ?? row.order_number,
      captured_cents: (entry?.captured_cents ?? 0) + row.captured_cents,
      refunds_cents: [...(entry?.refunds_cents ?? []), ...row.refunds_cents],
    })
  }
  return books
}

/** Returns null if the movement matches, or doesn't concern a payment. */
function mismatchOf(movement: Movement, booked: BookedPayment | undefined): PayoutEntry["mismatch"] {
  const { kind, amount_cents, is_undone } = movement
  if (kind === "fee" || kind === "other") return null
  if (!booked?.order_number) return "no_order"
  if (kind === "payment") return booked.captured_cents === amount_cents ? null : "other_amount"
  if (kind === "dispute" || is_undone) return null
  return booked.refunds_cents.includes(0 - amount_cents) ? null : "other_amount"
}

function entryOf(movement: Movement, books: Books): PayoutEntry {
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

/** Returns a payout with the sums of payments, refunds, fees and other movements, which add up to its amount. */
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
    fees_cents: of("fee") - sum(entries.map(({ fee_cents }) => fee_cents)),
    mismatches: entries.filter(({ mismatch }) => mismatch).length,
    adds_up: movements ? sum(entries.map(({ net_cents }) => net_cents)) === amount_cents : null,
    entries,
  }
}

export function inList({ entries: _entries, ...payout }: PayoutDetail): PayoutView {
  return payout
}
