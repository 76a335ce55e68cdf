import { furtherChannel } from "@bon-perroquet/contract/channels"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { newId } from "@bon-perroquet/medusa-sql"
import { eInvoiceKeeper } from "@bon-perroquet/api-kit/e-invoices"
import type { Content } from "./content"

export interface SalesDocument {
  id: string
  kind: Content["kind"]
  number: string
  order_id: string
  refund_id: string | null
  /**
   * Identifies the change of the order that a further invoice covers. Null for the first invoice and for credit notes.
   */
  cause_id: string | null
  issued_at: Date
  content: Content
}

/** The cause of a document. Each subject has at most one document. */
export type Subject =
  | { kind: "invoice"; order_id: string; refund_id: null; cause_id?: string }
  | { kind: "credit_note"; order_id: string; refund_id: string; cause_id?: undefined }

type Write<C> = (issue: Issue, earlier: SalesDocument[]) => C

export interface Issue {
  number: string
  issued_at: Date
}

export type Prefixes = Record<Content["kind"], string>

/** F for facture, factuur. C for crédit, creditnota, credit note. */
export const ORIGINAL_PREFIXES: Prefixes = { invoice: "F", credit_note: "C" }
const DIGITS = 6

/**
 * The row stays locked until the transaction ends, so a rollback leaves no gap in the numbers. Times never decrease
 * within a series.
 */
const NEXT = `
  INSERT INTO document_counter AS counter (series, year, serial, issued_at)
  VALUES (:series, extract(year FROM CAST(:at AS timestamptz) AT TIME ZONE 'Europe/Brussels'), 1, :at)
  ON CONFLICT (series, year) DO UPDATE
    SET serial = counter.serial + 1, issued_at = greatest(counter.issued_at, excluded.issued_at)
  RETURNING year, serial, issued_at`

/** A channel with other prefixes has a series of its own, because the numbers of a series have no gaps. */
function seriesOf(kind: Content["kind"]): string {
  const channel = furtherChannel()
  return channel && `${kind}_prefix` in channel.settings ? `${kind}@${channel.code}` : kind
}

export class DocumentLedger {
  constructor(
    private readonly knex: Knex,
    private readonly now: () => Date = () => new Date(),
    /** Returns the prefixes of numbers. Called for each number, because the dashboard can change the prefixes. */
    private readonly prefixes: () => Prefixes = () => ORIGINAL_PREFIXES,
  ) {}

  /** Returns invoices, then credit notes, each oldest first. */
  async ofOrder(orderId: string, knex: Knex = this.knex): Promise<SalesDocument[]> {
    return knex<SalesDocument>("sales_document")
      .where({ order_id: orderId })
      .orderBy([{ column: "kind", order: "desc" }, { column: "issued_at" }, { column: "number" }])
      .select("id", "kind", "number", "order_id", "refund_id", "cause_id", "issued_at", "content")
      .options({ name: "documents of order" })
  }

  async numbered(number: string): Promise<SalesDocument | null> {
    return (await this.knex<SalesDocument>("sales_document").where({ number }).first()) ?? null
  }

  /**
   * Issues a subject's document unless it exists. `write` gets the number, the time and the locked documents of
   * the order, and returns null if none is due. The transaction also queues the e-invoice. Do not add more to
   * it, because it locks the series.
   */
  async issue(subject: Subject, write: Write<Content>): Promise<SalesDocument>
  async issue(subject: Subject, write: Write<Content | null>): Promise<SalesDocument | null>
  async issue(subject: Subject, write: Write<Content | null>): Promise<SalesDocument | null> {
    const cause = subject.cause_id ?? null
    const transaction = await this.knex.transaction()
    try {
      const issue = await this.next(transaction, subject.kind)
      const earlier = await this.ofOrder(subject.order_id, transaction)
      const existing = earlier.find(
        ({ kind, refund_id, cause_id }) =>
          kind === subject.kind && refund_id === subject.refund_id && cause_id === cause,
      )
      const content = existing ? null : write(issue, earlier)
      if (!content) {
        await transaction.rollback()
        return existing ?? null
      }
      const row = { id: newId("doc"), ...subject, ...issue, cause_id: cause }
      await transaction("sales_document")
        .insert({ ...row, content: JSON.stringify(content) })
        .options({ name: "document" })
      const { number, order_id } = row
      const { vat_number } = content.buyer
      await eInvoiceKeeper()?.queue(transaction, { number, order_id, vat_number })
      await transaction.commit()
      return { ...row, content }
    } catch (error) {
      await transaction.rollback()
      throw error
    }
  }

  private async next(transaction: Knex.Transaction, kind: Content["kind"]): Promise<Issue> {
    const { rows } = await transaction
      .raw<{ rows: { year: number; serial: number; issued_at: Date }[] }>(NEXT, {
        series: seriesOf(kind),
        at: this.now(),
      })
      .options({ name: "document counter" })
    const [row] = rows
    if (!row) throw new Error("The document counter returned no number.")
    const serial = String(row.serial).padStart(DIGITS, "0")
    return { number: `${this.prefixes()[kind]}-${row.year}-${serial}`, issued_at: row.issued_at }
  }
}
