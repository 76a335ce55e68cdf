import type { EInvoice, EInvoiceState } from "@bon-perroquet/contract"
import type { IssuedDocument } from "@bon-perroquet/api-kit/e-invoices"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

interface Row extends Omit<EInvoice, "changed_at" | "state"> {
  state: EInvoiceState | null
  changed_at: Date | null
  order_id: string
}

const DOCUMENTS = `
  SELECT document.number, document.kind, document.order_id, document.content->>'order_number' AS order_number,
    document.content->'buyer'->>'company' AS company, document.content->'buyer'->>'vat_number' AS vat_number,
    handed.state, handed.reason, handed.changed_at
  FROM sales_document document LEFT JOIN e_invoice handed ON handed.document_number = document.number
  WHERE document.content->'buyer'->>'vat_number' LIKE 'BE%'`

const viewOf = ({ state, changed_at, order_id: _, ...row }: Row): EInvoice => ({
  ...row,
  company: row.company ?? "",
  state: state ?? "download",
  changed_at: changed_at?.toISOString() ?? null,
})

export async function eInvoicesOfOrder(knex: Knex, orderId: string): Promise<EInvoice[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `${DOCUMENTS} AND document.order_id = ? ORDER BY document.issued_at, document.number`,
    [orderId],
  )
  return rows.map(viewOf)
}

/** Returns a document and its e-invoice, or null if the buyer is no Belgian business. */
export async function eInvoiceNumbered(
  knex: Knex,
  number: string,
): Promise<{ document: IssuedDocument; view: EInvoice } | null> {
  const { rows } = await knex.raw<{ rows: Row[] }>(`${DOCUMENTS} AND document.number = ?`, [number])
  const [row] = rows
  if (!row) return null
  const { order_id, vat_number } = row
  return { document: { number, order_id, vat_number }, view: viewOf(row) }
}

const STUCK = 5
const UNDELIVERED = `(state IN ('refused', 'unregistered') OR (state = 'waiting' AND attempts >= ${STUCK}))`
const LIMIT = 200

export async function undeliveredEInvoices(knex: Knex): Promise<EInvoice[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `${DOCUMENTS} AND document.number IN (SELECT document_number FROM e_invoice WHERE ${UNDELIVERED})
     ORDER BY document.issued_at, document.number LIMIT ${LIMIT}`,
  )
  return rows.map(viewOf)
}

export async function countUndelivered(knex: Knex): Promise<number> {
  const { rows } = await knex.raw<{ rows: { count: string }[] }>(
    `SELECT count(*) FROM e_invoice WHERE ${UNDELIVERED}`,
  )
  return Number(rows[0]?.count ?? 0)
}

/** Returns documents of a period with inclusive days in Europe/Brussels. */
export async function eInvoicesWithin(
  knex: Knex,
  { from, to }: { from: string; to: string },
): Promise<EInvoice[]> {
  const { rows } = await knex.raw<{ rows: Row[] }>(
    `${DOCUMENTS}
       AND document.issued_at >= CAST(:from AS date)::timestamp AT TIME ZONE 'Europe/Brussels'
       AND document.issued_at < (CAST(:to AS date) + 1)::timestamp AT TIME ZONE 'Europe/Brussels'
     ORDER BY document.issued_at, document.number`,
    { from, to },
  )
  return rows.map(viewOf)
}
