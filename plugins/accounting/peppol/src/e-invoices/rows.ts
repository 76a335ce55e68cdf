import type { EInvoiceState } from "@bon-perroquet/contract"
import type { IssuedDocument } from "@bon-perroquet/api-kit/e-invoices"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

export interface Claimed {
  document_number: string
  receiver: string
  state: EInvoiceState
  handed_as: string | null
  attempts: number
}

/** Queues a document if its buyer can be reached over Peppol. */
export async function queueEInvoice(
  knex: Knex,
  { number, order_id, vat_number }: IssuedDocument,
): Promise<void> {
  const receiver = receiverOf(vat_number)
  if (!receiver) return
  await knex.raw(
    `INSERT INTO e_invoice (document_number, order_id, receiver, state, next_at)
     VALUES (:number, :order_id, :receiver, 'waiting', now())
     ON CONFLICT (document_number) DO UPDATE SET state = 'waiting', handed_as = NULL, reason = NULL, attempts = 0,
       changed_at = now(), updated_at = now(), next_at = now()`,
    { number, order_id, receiver },
  )
}

/** Time for which a worker claims a document. */
const LEASE = "3 minutes"

// The claim is stored as next attempt, so that another worker continues after a crash.
const CLAIM = `
  UPDATE e_invoice SET next_at = now() + interval '${LEASE}', attempts = attempts + 1, updated_at = now()
  WHERE document_number = (
    SELECT document_number FROM e_invoice WHERE next_at <= now() ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
  RETURNING document_number, receiver, state, handed_as, attempts`

export async function claimEInvoice(knex: Knex): Promise<Claimed | undefined> {
  const { rows } = await knex.raw<{ rows: Claimed[] }>(CLAIM)
  return rows[0]
}

/** @returns false if the document must not be sent, because it was delivered in another way */
export async function noteHanded(
  knex: Knex,
  { document_number, state }: Claimed,
  id: string,
): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: unknown[] }>(
    `UPDATE e_invoice SET handed_as = :id, updated_at = now()
     WHERE document_number = :document_number AND state = :state RETURNING 1`,
    { id, document_number, state },
  )
  return rows.length > 0
}

interface Progress {
  state: EInvoiceState
  reason?: string | null | undefined
  /** Seconds until the next attempt, or null for none. */
  next: number | null
}

/** Stores the state unless the document was delivered in another way or queued again. */
export async function noteProgress(
  knex: Knex,
  { document_number, state: before }: Claimed,
  { state, reason = null, next }: Progress,
): Promise<void> {
  await knex.raw(
    `UPDATE e_invoice SET state = :state, reason = :reason, updated_at = now(),
       changed_at = CASE WHEN state = :state THEN changed_at ELSE now() END,
       attempts = CASE WHEN state = :state THEN attempts ELSE 0 END,
       next_at = now() + make_interval(secs => CAST(:next AS double precision))
     WHERE document_number = :document_number AND state = :before`,
    { document_number, before, state, reason, next },
  )
}

export async function hurry(knex: Knex, id: string): Promise<void> {
  await knex.raw(`UPDATE e_invoice SET next_at = now() WHERE handed_as = ? AND next_at IS NOT NULL`, [id])
}

export async function markDeliveredOtherwise(
  knex: Knex,
  { number, order_id, vat_number }: IssuedDocument,
): Promise<void> {
  await knex.raw(
    `INSERT INTO e_invoice (document_number, order_id, receiver, state)
     VALUES (:number, :order_id, :receiver, 'settled')
     ON CONFLICT (document_number) DO UPDATE SET state = 'settled', reason = NULL, attempts = 0, changed_at = now(),
       updated_at = now(), next_at = NULL`,
    { number, order_id, receiver: receiverOf(vat_number) ?? "" },
  )
}

/** ISO 6523 scheme of the Crossroads Bank: Belgian VAT number without country. */
const ENTERPRISE_NUMBER = "0208"

const receiverOf = (vatNumber: string | null | undefined): string | null =>
  vatNumber?.startsWith("BE") ? `${ENTERPRISE_NUMBER}:${vatNumber.slice(2)}` : null
