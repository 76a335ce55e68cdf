import type { Readable } from "node:stream"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { documentsWithin, numbersWithin } from "../documents/within"
import { journalCsv } from "../journal"
import { contentSchema, DocumentLedger, type Content, type SalesDocument } from "../modules/documents"
import { pdfOf } from "../pdf"
import type { Period } from "../report/period"
import { structuredOf } from "../ubl"
import { withChecksums, zipOf, type Entry } from "./zip"

export { archives } from "../documents/archives"
export { withChecksums, zipOf, type Entry } from "./zip"

type Filed = Pick<SalesDocument, "kind" | "number">
const FOLDER: Record<Content["kind"], string> = { invoice: "invoices", credit_note: "credit-notes" }

function fileOf(
  ledger: DocumentLedger,
  { kind, number }: Filed,
  ending: "pdf" | "xml",
  draw: (content: Content) => Buffer | string | Promise<Buffer>,
): Entry {
  return {
    path: `${FOLDER[kind]}/${number}.${ending}`,
    content: async function* () {
      const document = await ledger.numbered(number)
      if (document) yield await draw(contentSchema.parse(document.content))
    },
  }
}

/** Returns a ZIP of a year's documents as PDF, its sales journal and SHA-256 checksums. */
export async function yearArchive(knex: Knex, year: number): Promise<Readable> {
  const period: Period = { from: `${year}-01-01`, to: `${year}-12-31` }
  const filed = await numbersWithin(knex, period)
  const ledger = new DocumentLedger(knex)
  const journal: Entry = {
    path: `journal-${year}.csv`,
    content: () => journalCsv(documentsWithin(knex, period)),
  }
  return zipOf(withChecksums([journal, ...filed.map((each) => fileOf(ledger, each, "pdf", pdfOf))]))
}

/** Returns every document as PDF and as UBL. */
export async function documentFiles(knex: Knex): Promise<Entry[]> {
  const filed = await numbersWithin(knex, { from: "2000-01-01", to: "2099-12-31" })
  const ledger = new DocumentLedger(knex)
  return filed.flatMap((each) => [
    fileOf(ledger, each, "pdf", pdfOf),
    fileOf(ledger, each, "xml", structuredOf),
  ])
}

/** Returns a ZIP of a period's documents as UBL. Those to businesses follow the Peppol rules. */
export async function ublArchive(knex: Knex, period: Period): Promise<Readable> {
  const filed = await numbersWithin(knex, period)
  const ledger = new DocumentLedger(knex)
  return zipOf(withChecksums(filed.map((each) => fileOf(ledger, each, "xml", structuredOf))))
}
