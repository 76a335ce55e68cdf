import {
  importReadingInputSchema,
  importSchema,
  MAX_IMPORT_BYTES,
  MAX_ZIP_BYTES,
  WORKBOOK_TYPE,
} from "@bon-perroquet/contract"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import type { MedusaRequest } from "@medusajs/framework/http"
import { z } from "zod"
import { checkImport } from "../index"
import type { KINDS } from "../kinds"

/** Returns the bytes of a CSV file or workbook. @throws 413 or 415 */
async function receivedTable(request: MedusaRequest): Promise<Buffer> {
  if (!request.is(["text/csv", WORKBOOK_TYPE])) throw refuse("csv_expected", 415)
  return received(request, MAX_IMPORT_BYTES)
}

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

const MAX_READING_TEXT = 8_000

/** Options for reading the file as JSON, so that a large file is not checked a second time with PATCH. */
const readingSchema = z
  .string()
  .max(MAX_READING_TEXT)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue("no JSON")
      return z.NEVER
    }
  })
  .pipe(importReadingInputSchema)

/** Returns the route that checks an uploaded table of a kind. */
export const checkRoute = (
  kind: keyof typeof KINDS,
  about: { summary: string; description: string; fileName: string },
) =>
  route(
    {
      summary: about.summary,
      description: `${about.description} \`reading\` has the options of PATCH /api/admin/imports/{id} as JSON.`,
      access: "administrator",
      query: z.object({
        file_name: z.string().trim().min(1).max(200).default(about.fileName),
        reading: readingSchema.optional(),
      }),
      answer: importSchema,
      refusals: {
        413: ["payload_too_large"],
        415: ["csv_expected"],
        422: ["csv_unreadable", "csv_characters", "csv_columns", "csv_empty", "csv_too_long"],
      },
      reads: { "text/csv": z.string(), [WORKBOOK_TYPE]: z.file() },
    },
    async ({ query, administrator: { email }, language, container, request }) => {
      const file = { name: query.file_name, bytes: await receivedTable(request), kind }
      return checkImport(container, email, { ...file, reading: query.reading ?? {} }, language)
    },
  )
