import { archiveQuerySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { yearArchive } from "../../../../../archive"
import { archives, sendFile } from "../../../../../documents/send-file"

export const GET = route(
  {
    summary: "Download the archive of a year",
    description:
      "All invoices and credit notes of the year as PDF, its journal of sales, and the SHA-256 of each file, in a ZIP.",
    access: "administrator",
    query: archiveQuerySchema,
    answer: { file: "application/zip" },
  },
  async ({ query, container, request, response }) => {
    await requireAdministrator(request)
    archives.admit(request)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await sendFile(response, `archive-${query.year}.zip`, await yearArchive(knex, query.year))
  },
)
