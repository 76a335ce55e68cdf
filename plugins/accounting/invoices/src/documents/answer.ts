import { refuse, RequestLimit } from "@bon-perroquet/api-kit/http"
import type { MedusaResponse } from "@medusajs/framework/http"
import { contentSchema, type SalesDocument } from "../modules/documents"
import { pdfOf } from "../pdf"

/** Limits PDF downloads per address, because rendering a page takes hundredths of a second of CPU time. */
export const customersDownloads = new RequestLimit(120, 60_000)

export async function answerPdf(
  response: MedusaResponse,
  document: SalesDocument | null | undefined,
): Promise<void> {
  if (!document) throw refuse("document_not_found", 404)
  const pdf = await pdfOf(contentSchema.parse(document.content))
  response.setHeader("Content-Type", "application/pdf")
  response.setHeader("Content-Disposition", `inline; filename="${document.number}.pdf"`)
  // The answer is not cached, because it contains personal data.
  response.setHeader("Cache-Control", "private, no-store")
  response.status(200).send(pdf)
}

/** Returns the document with that number, by default the invoice. */
export const documentAmong = (documents: SalesDocument[], number?: string): SalesDocument | undefined =>
  documents.find((document) => (number ? document.number === number : document.kind === "invoice"))
