import type { PaidOut } from "../account"
import type { Emulator } from "../emulator"
import { chargeTransaction, payoutTransaction, refundTransactions } from "../objects/balance-transaction"
import { newPayout } from "../objects/payout"
import type { BalanceTransaction, Payout } from "../objects/wire"

const DAY = 24 * 60 * 60
const dayOf = (seconds: number): number => Math.floor(seconds / DAY)

/** Returns all balance transactions that are not payouts, oldest first. */
function movements({ account }: Emulator): BalanceTransaction[] {
  const charges = [...account.charges.values()].filter(({ captured }) => captured)
  return [
    ...charges.map(chargeTransaction),
    ...[...account.refunds.values()].flatMap(refundTransactions),
    ...[...account.disputes.values()].flatMap(({ balance_transactions }) => balance_transactions),
  ].sort((a, b) => a.created - b.created)
}

function unpaid(emulator: Emulator): BalanceTransaction[] {
  const paid = [...emulator.account.payouts.values()].flatMap(({ transactions }) => transactions)
  const ids = new Set(paid.map(({ id }) => id))
  return movements(emulator).filter(({ id }) => !ids.has(id))
}

function bring(emulator: Emulator, some: BalanceTransaction[], created: number): Payout {
  const amount = some.reduce((sum, { net }) => sum + net, 0)
  const payout = newPayout(amount, created, (dayOf(created) + 2) * DAY)
  const own = payoutTransaction(payout)
  payout.balance_transaction = own.id
  const paidOut: PaidOut = { payout, transactions: [own, ...some] }
  emulator.account.payouts.set(payout.id, paidOut)
  emulator.changed()
  return payout
}

export function payOut(emulator: Emulator): Payout | null {
  const some = unpaid(emulator)
  return some.length ? bring(emulator, some, emulator.clock.now()) : null
}

/** Pays out each past day, like Stripe's automatic payouts. */
export function payOutDue(emulator: Emulator): void {
  const today = dayOf(emulator.clock.now())
  const days = new Map<number, BalanceTransaction[]>()
  for (const each of unpaid(emulator)) {
    const day = dayOf(each.created)
    if (day < today) days.set(day, [...(days.get(day) ?? []), each])
  }
  for (const [day, some] of days) bring(emulator, some, (day + 1) * DAY - 1)
}

/** Returns balance transactions, oldest first: all of them, or those of a payout, including itself. */
export function transactionsOf(emulator: Emulator, payout?: string): BalanceTransaction[] {
  const { payouts } = emulator.account
  if (payout !== undefined) return payouts.get(payout)?.transactions ?? []
  const own = [...payouts.values()].map(({ payout }) => payoutTransaction(payout))
  return [...movements(emulator), ...own].sort((a, b) => a.created - b.created)
}
