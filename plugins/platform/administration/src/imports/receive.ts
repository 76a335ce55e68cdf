import { MAX_IMPORT_BYTES, MAX_ZIP_BYTES, WORKBOOK_TYPE } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaRequest } from "@medusajs/framework/http"

/** Returns the bytes of a CSV file or workbook. @throws 413 or 415 */
export async function receivedTable(request: MedusaRequest): Promise<Buffer> {
  if (!request.is(["text/csv", WORKBOOK_TYPE])) throw refuse("csv_expected", 415)
  return received(request, MAX_IMPORT_BYTES)
}

/** @throws 413 or 415 */
export async function receivedZip(request: MedusaRequest): Promise<Buffer> {
  if (!request.is("application/zip")) throw refuse("zip_expected", 415)
  return received(request, MAX_ZIP_BYTES)
}

async function received(request: MedusaRequest, most: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > most) throw refuse("payload_too_large", 413)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
