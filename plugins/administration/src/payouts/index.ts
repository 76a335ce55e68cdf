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

/** The payouts held against the shop's books, in one look at them. */
async function match(container: MedusaContainer, payouts: Payout[]): Promise<PayoutDetail[]> {
  const movements = payouts.flatMap((payout) => payout.movements ?? [])
  const intents = new Set(movements.flatMap(({ payment_intent }) => payment_intent ?? []))
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const books = booksOf(await readBooked(knex, [...intents]))
  return payouts.map((payout) => matched(payout, books))
}

/** Asks Stripe. @throws a 503 refusal where it does not answer */
async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question
  } catch {
    throw refuse("unavailable", 503)
  }
}

/** The payouts that arrive in a period, newest first, matched with orders. */
export async function payouts(
  container: MedusaContainer,
  { from, to }: AccountingPeriod,
): Promise<PayoutDetail[]> {
  // Stripe names the day of arrival by its midnight in UTC.
  const days = { from: new Date(from), before: new Date(Date.parse(to) + DAY_MS) }
  return match(container, await asked(payoutsWithin(container, days)))
}

/** One payout with its movements. @throws 404 when Stripe has none of that id */
export async function payout(container: MedusaContainer, id: string): Promise<PayoutDetail> {
  const found = await asked(payoutOf(container, id))
  const [detail] = found ? await match(container, [found]) : []
  if (!detail) throw refuse("not_found", 404)
  return detail
}
