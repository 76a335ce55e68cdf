import type { MedusaContainer } from "@medusajs/framework/types"
import type Stripe from "stripe"
import { STRIPE_MODULE, type StripeModuleService } from "../modules/stripe"
import { isOfPayout, movementOf, type Movement } from "./movement"

export type { Movement } from "./movement"

const STATUSES = ["paid", "pending", "in_transit", "canceled", "failed"] as const

/** What Stripe brought to the bank, and what it is made of. */
export interface Payout {
  id: string
  arrives: Date
  status: (typeof STATUSES)[number]
  amount_cents: number
  /** Null of one that was asked for by hand: Stripe does not say what such a payout brings. */
  movements: Movement[] | null
}

/** Payouts that are asked about at once: Stripe takes some dozens of questions a second. */
const AT_ONCE = 5
/** What a payout has brought does not change any more; so many of them are remembered by each process. */
const REMEMBERED = 1_000
const remembered = new Map<string, Movement[]>()

async function movementsOf(stripe: Stripe, payout: Stripe.Payout): Promise<Movement[] | null> {
  if (!payout.automatic) return null
  const known = remembered.get(payout.id)
  if (known) return known
  const movements: Movement[] = []
  const question = { payout: payout.id, limit: 100, expand: ["data.source"] }
  for await (const each of stripe.balanceTransactions.list(question))
    if (!isOfPayout(each)) movements.push(movementOf(each))
  // A refund may still come back while it is young: what was paid out last month is settled.
  if (payout.status === "paid" && payout.arrival_date * 1000 < Date.now() - SETTLED_MS) {
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(payout.id, movements)
  }
  return movements
}
const SETTLED_MS = 60 * 86_400_000

const whole = async (stripe: Stripe, payout: Stripe.Payout): Promise<Payout> => ({
  id: payout.id,
  arrives: new Date(payout.arrival_date * 1000),
  status: STATUSES.find((status) => status === payout.status) ?? "pending",
  amount_cents: payout.amount,
  movements: await movementsOf(stripe, payout),
})

const clientOf = (container: MedusaContainer): Stripe =>
  container.resolve<StripeModuleService>(STRIPE_MODULE).client

/** The payouts that arrive from one moment on and before another, newest first. @throws where Stripe does not answer */
export async function payoutsWithin(
  container: MedusaContainer,
  { from, before }: { from: Date; before: Date },
): Promise<Payout[]> {
  const stripe = clientOf(container)
  const arrival_date = { gte: from.getTime() / 1000, lt: before.getTime() / 1000 }
  const found = await stripe.payouts
    .list({ arrival_date, limit: 100 })
    .autoPagingToArray({ limit: REMEMBERED })
  const payouts: Payout[] = []
  for (let at = 0; at < found.length; at += AT_ONCE)
    payouts.push(...(await Promise.all(found.slice(at, at + AT_ONCE).map((payout) => whole(stripe, payout)))))
  return payouts
}

/** One payout; null where Stripe has none of that id. */
export async function payoutOf(container: MedusaContainer, id: string): Promise<Payout | null> {
  const stripe = clientOf(container)
  try {
    return await whole(stripe, await stripe.payouts.retrieve(id))
  } catch (error) {
    if ((error as { code?: string }).code === "resource_missing") return null
    throw error
  }
}
