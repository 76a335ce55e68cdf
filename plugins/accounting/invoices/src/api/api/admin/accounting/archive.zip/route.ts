import { archiveQuerySchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { yearArchive } from "../../../../../archive"
import { archives } from "../../../../../documents/archives"

export const GET = route(
  {
    summary: "Download a year's archive",
    description:
      "A ZIP file with all invoices and credit notes of the year as PDF, the sales journal, and the " +
      "SHA-256 checksum of each file.",
    access: "administrator",
    query: archiveQuerySchema,
    answer: { file: "application/zip" },
  },
  async ({ query, request, response, knex }) => {
    archives.admit(request)
    await sendFile(response, `archive-${query.year}.zip`, await yearArchive(knex, query.year))
  },
)
