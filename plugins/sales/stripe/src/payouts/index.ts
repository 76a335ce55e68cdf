import type { MedusaContainer } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"
import { isOfPayout, movementOf, type Movement } from "./movement"

export type { Movement } from "./movement"

const STATUSES = ["paid", "pending", "in_transit", "canceled", "failed"] as const

export interface Payout {
  id: string
  arrives: Date
  status: (typeof STATUSES)[number]
  amount_cents: number
  /** Null for manual payouts, whose transactions Stripe does not list. */
  movements: Movement[] | null
}

/** Number of concurrent requests, within Stripe's rate limit. */
const AT_ONCE = 5
/** Maximum number of cached payouts. */
const REMEMBERED = 1_000
const remembered = new Map<string, Movement[]>()

async function movementsOf(stripe: Stripe, payout: Stripe.Payout): Promise<Movement[] | null> {
  if (!payout.automatic) return null
  const cached = remembered.get(payout.id)
  if (cached) return cached
  const movements: Movement[] = []
  const question = { payout: payout.id, limit: 100, expand: ["data.source"] }
  for await (const each of stripe.balanceTransactions.list(question))
    if (!isOfPayout(each)) movements.push(movementOf(each))
  // Recent payouts are not cached, because one of their refunds may still fail.
  if (payout.status === "paid" && payout.arrival_date * 1000 < Date.now() - FINAL_AFTER_MS) {
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(payout.id, movements)
  }
  return movements
}
const FINAL_AFTER_MS = 60 * 86_400_000

const whole = async (stripe: Stripe, payout: Stripe.Payout): Promise<Payout> => ({
  id: payout.id,
  arrives: new Date(payout.arrival_date * 1000),
  status: STATUSES.find((status) => status === payout.status) ?? "pending",
  amount_cents: payout.amount,
  movements: await movementsOf(stripe, payout),
})

const clientOf = (container: MedusaContainer): Stripe =>
  container.resolve<StripeModuleService>(STRIPE_MODULE).client

/** Returns payouts that arrive within a period, newest first. @throws if Stripe does not respond */
export async function payoutsWithin(
  container: MedusaContainer,
  { from, before }: { from: Date; before: Date },
): Promise<Payout[]> {
  const stripe = clientOf(container)
  const arrival_date = { gte: from.getTime() / 1000, lt: before.getTime() / 1000 }
  const storedPayout = await stripe.payouts
    .list({ arrival_date, limit: 100 })
    .autoPagingToArray({ limit: REMEMBERED })
  const payouts: Payout[] = []
  for (let at = 0; at < storedPayout.length; at += AT_ONCE)
    payouts.push(
      ...(await Promise.all(storedPayout.slice(at, at + AT_ONCE).map((payout) => whole(stripe, payout)))),
    )
  return payouts
}

export async function payoutOf(container: MedusaContainer, id: string): Promise<Payout | null> {
  const stripe = clientOf(container)
  try {
    return await whole(stripe, await stripe.payouts.retrieve(id))
  } catch (error) {
    if ((error as { code?: string }).code === "resource_missing") return null
    throw error
  }
}
