import type { AccountingPeriod, PayoutDetail } from "@bon-perroquet/contract"
import { readBooked } from "@bon-perroquet/engine-tables"
import { refuse } from "@bon-perroquet/shop-api/http"
import { payoutOf, payoutsWithin, type Payout } from "@bon-perroquet/stripe/payouts"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { booksOf, matched } from "./match"

export { payoutsCsv } from "./csv"
export { inList } from "./match"

const DAY_MS = 86_400_000

/** Matches payouts with the shop's payments, which are read once. */
async function match(container: MedusaContainer, payouts: Payout[]): Promise<PayoutDetail[]> {
  const movements = payouts.flatMap((payout) => payout.movements ?? [])
  const intents = new Set(movements.flatMap(({ payment_intent }) => payment_intent ?? []))
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const books = booksOf(await readBooked(knex, [...intents]))
  return payouts.map((payout) => matched(payout, books))
}

/** Queries Stripe. @throws 503 if it doesn't answer */
async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch {
    throw refuse("unavailable", 503)
  }
}

/** Returns the payouts that arrive in a period, newest first, matched with orders. */
export async function payouts(
  container: MedusaContainer,
  { from, to }: AccountingPeriod,
): Promise<PayoutDetail[]> {
  // Stripe gives the day of arrival as midnight in UTC.
  const days = { from: new Date(from), before: new Date(Date.parse(to) + DAY_MS) }
  return match(container, await asked(payoutsWithin(container, days)))
}

/** Returns a payout with its movements. @throws 404 if Stripe doesn't have it */
export async function payout(container: MedusaContainer, id: string): Promise<PayoutDetail> {
  const found = await asked(payoutOf(container, id))
  const [detail] = found ? await match(container, [found]) : []
  if (!detail) throw refuse("not_found", 404)
  return detail
}
