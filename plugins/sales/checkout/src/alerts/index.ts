import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  CHECKOUT_MODULE,
  type Attempt,
  type CheckoutModuleService,
  type FailedAttemptRefund,
} from "../modules/checkout"
import { disputesWithMoney, paymentMethods, type Dispute } from "../methods"

const LIMIT = 100

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
const olderThan = (seconds: number) => new Date(Date.now() - seconds * 1000)

export type StuckAttempt = Pick<
  Attempt,
  "id" | "order_number" | "amount_cents" | "state" | "reason" | "updated_at"
>

/**
 * Returns the checkout attempts that have been paid for at least `seconds` and have neither order nor refund.
 */
export async function stuckAttempts(container: MedusaContainer, seconds: number): Promise<StuckAttempt[]> {
  return knexOf(container)<StuckAttempt>("checkout_attempt")
    .whereIn("state", ["paid", "refund_due"])
    .where("updated_at", "<", olderThan(seconds))
    .orderBy("updated_at")
    .limit(LIMIT)
    .select("id", "order_number", "amount_cents", "state", "reason", "updated_at")
}

export type OpenDispute = Dispute & { order_number: string | null }

export async function listOpenDisputes(container: MedusaContainer): Promise<OpenDispute[]> {
  const open = await Promise.all(
    paymentMethods(container).map(async ({ disputes }) => (await disputes?.listOpen(LIMIT)) ?? []),
  )
  const disputes = open.flat()
  const attempts = await knexOf(container)<Attempt>("checkout_attempt")
    .whereIn(
      "payment_intent_id",
      disputes.map(({ payment_id }) => payment_id),
    )
    .select("payment_intent_id", "order_number")
  const numbers = new Map(attempts.map((attempt) => [attempt.payment_intent_id, attempt.order_number]))
  return disputes.map((dispute) => ({ ...dispute, order_number: numbers.get(dispute.payment_id) ?? null }))
}

/**
 * Returns payments without an order whose refund failed at the bank. Excludes acknowledged and disputed ones.
 */
export async function failedAttemptRefunds(container: MedusaContainer): Promise<FailedAttemptRefund[]> {
  const disputedPayments = (await disputesWithMoney(container)).map(({ payment_id }) => payment_id)
  return knexOf(container)<FailedAttemptRefund>("checkout_attempt")
    .whereNotNull("refund_failed_at")
    .whereNull("refund_seen_to_at")
    .whereRaw("(payment_intent_id = ANY (?::text[])) IS NOT TRUE", [disputedPayments])
    .orderBy("refund_failed_at")
    .limit(LIMIT)
    .select("id", "order_number", "amount_cents", "refund_failed_at", "refund_failure")
}

/**
 * Marks the failed refund of a payment without an order as resolved by hand.
 * @returns the payment, or null if it has no unacknowledged failure
 */
export const acknowledgeAttemptRefund = (container: MedusaContainer, id: string, by: string) =>
  container.resolve<CheckoutModuleService>(CHECKOUT_MODULE).failedRefunds.acknowledge(id, by)

export interface UnsyncedNotice {
  id: string
  notified_at: Date
  failure: string | null
  order_number: string | null
}

/** Returns payments whose refunds and disputes have not been synchronised for `seconds`. */
export async function unsyncedNotices(
  container: MedusaContainer,
  seconds: number,
): Promise<UnsyncedNotice[]> {
  return knexOf(container)<UnsyncedNotice>("payment_notice")
    .join("checkout_attempt", "checkout_attempt.payment_intent_id", "payment_notice.id")
    .whereRaw("(synced_at IS NULL OR synced_at < notified_at)")
    .where("notified_at", "<", olderThan(seconds))
    .orderBy("notified_at")
    .limit(LIMIT)
    .select("payment_notice.id", "notified_at", "failure", "checkout_attempt.order_number")
}
