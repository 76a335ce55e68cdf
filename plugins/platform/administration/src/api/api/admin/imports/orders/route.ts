import { importSchema, WORKBOOK_TYPE } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { checkImport } from "../../../../../imports"
import { receivedTable } from "../../../../../imports/receive"

const querySchema = z.object({ file_name: z.string().trim().min(1).max(200).default("orders.csv") })

export const POST = route(
  {
    summary: "Check a file of past orders",
    description:
      "A CSV file or workbook (XLSX) with the columns `number`, `email`, `placed_at` and `total`, for example the order " +
      "export of WooCommerce, Shopify, PrestaShop or Magento. The orders become history: they are shown, but never " +
      "invoiced, sent or mailed. Each total is compared with its lines, and differences are listed. This call changes " +
      "nothing. `reading.count_orders` includes orders in euro in the analytics.",
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
    const file = { name: query.file_name, bytes: await receivedTable(request), kind: "orders" as const }
    return checkImport(container, email, file, language)
  },
)
