import { importSchema, WORKBOOK_TYPE } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { checkImport } from "../../../../../imports"
import { receivedTable } from "../../../../../imports/receive"

const querySchema = z.object({ file_name: z.string().trim().min(1).max(200).default("customers.csv") })

export const POST = route(
  {
    summary: "Check a customer file",
    description:
      "A CSV file or workbook (XLSX) with the column `email`, for example the customer export of WooCommerce, Shopify, " +
      "PrestaShop or Magento. New customers get an account without a password and no e-mail. Of existing ones, only " +
      "empty fields are filled. This call changes nothing. Consents need `reading.consent`: their date and source.",
    access: "administrator",
    query: querySchema,
    answer: importSchema,
    refusals: {
      413: ["payload_too_large"],
      415: ["csv_expected"],
      422: ["csv_unreadable", "csv_characters", "csv_columns", "csv_empty", "csv_too_long"],
    },
    reads: { "text/csv": z.string(), [WORKBOOK_TYPE]: z.file() },
  },
  async ({ query, language, container, request }) => {
    const { email } = await requireAdministrator(request)
    const file = { name: query.file_name, bytes: await receivedTable(request), kind: "customers" as const }
    return checkImport(container, email, file, language)
  },
)
