import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { anyOf, newId, rawOf } from "../statement"

const REFUND = `
  INSERT INTO refund (id, payment_id, amount, raw_amount, metadata)
  SELECT :id, payment.id, given.amount, ${rawOf("given.amount")},
    jsonb_build_object('provider_refund', CAST(:provider_refund AS text))
  FROM payment, (SELECT CAST(:cents AS numeric) / 100 AS amount) given
  WHERE payment.payment_session_id = :session AND payment.deleted_at IS NULL
    AND NOT EXISTS (SELECT FROM refund WHERE refund.payment_id = payment.id
      AND refund.metadata->>'provider_refund' = :provider_refund)`

/**
 * Records refunds of a payment without an order, each once, also if it was deleted since. The caller holds a lock, so that
 * nobody records the same one.
 * @param session payment session of the payment
 * @param refunds with ids of the payment method
 */
export async function writeRefunds(
  transaction: Knex,
  session: string,
  refunds: readonly { id: string; amount_cents: number }[],
): Promise<void> {
  for (const { id: provider_refund, amount_cents: cents } of refunds)
    await transaction.raw(REFUND, { id: newId("ref"), session, provider_refund, cents })
}

/** Deletes recorded refunds of a payment without an order, because they failed. @param refunds ids of the payment method */
export async function deleteRefunds(
  transaction: Knex,
  session: string,
  refunds: readonly string[],
): Promise<void> {
  if (!refunds.length) return
  await transaction.raw(
    `UPDATE refund SET deleted_at = now(), updated_at = now() FROM payment
     WHERE payment.id = refund.payment_id AND payment.payment_session_id = :session AND refund.deleted_at IS NULL
       AND refund.metadata->>'provider_refund' = ${anyOf(":refunds")}`,
    { session, refunds: refunds as unknown as string },
  )
}
