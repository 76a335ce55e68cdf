import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Attempt } from "../modules/checkout"
import type { DisputeRow } from "../modules/checkout"
import { DECIDED_DISPUTES } from "../money"

/** More than a person can read at once; the rest shows when these are done. */
const AT_MOST = 100

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
const olderThan = (seconds: number) => new Date(Date.now() - seconds * 1000)

export type StuckAttempt = Pick<
  Attempt,
  "id" | "order_number" | "amount_cents" | "state" | "reason" | "updated_at"
>

/** Payments that are neither an order nor given back, though nobody is at them any more. */
export async function stuckAttempts(container: MedusaContainer, seconds: number): Promise<StuckAttempt[]> {
  return knexOf(container)<StuckAttempt>("checkout_attempt")
    .whereIn("state", ["paid", "refund_due"])
    .where("updated_at", "<", olderThan(seconds))
    .orderBy("updated_at")
    .limit(AT_MOST)
    .select("id", "order_number", "amount_cents", "state", "reason", "updated_at")
}

export type OpenDispute = DisputeRow & { order_number: string | null }

/** Disputes that the bank has not decided. */
export async function openDisputes(container: MedusaContainer): Promise<OpenDispute[]> {
  return knexOf(container)<OpenDispute>("stripe_dispute")
    .leftJoin("checkout_attempt", "checkout_attempt.order_id", "stripe_dispute.order_id")
    .whereNotIn("stripe_dispute.status", [...DECIDED_DISPUTES])
    .orderBy("stripe_dispute.answer_by")
    .limit(AT_MOST)
    .select("stripe_dispute.*", "checkout_attempt.order_number")
}

export interface UnheardNotice {
  id: string
  told_at: Date
  failure: string | null
  order_number: string | null
}

/** Payments about which Stripe told something that could not be taken over. */
export async function unheardNotices(container: MedusaContainer, seconds: number): Promise<UnheardNotice[]> {
  return knexOf(container)<UnheardNotice>("payment_notice")
    .join("checkout_attempt", "checkout_attempt.payment_intent_id", "payment_notice.id")
    .whereRaw("(heard_at IS NULL OR heard_at < told_at)")
    .where("told_at", "<", olderThan(seconds))
    .orderBy("told_at")
    .limit(AT_MOST)
    .select("payment_notice.id", "told_at", "failure", "checkout_attempt.order_number")
}
