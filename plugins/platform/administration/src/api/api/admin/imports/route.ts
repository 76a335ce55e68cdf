import { importsSchema, importSchema, WORKBOOK_TYPE } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { checkImport, newestImports } from "../../../../imports"
import { maySee } from "../../../../imports/access"
import { receivedTable } from "../../../../imports/receive"

const querySchema = z.object({ file_name: z.string().trim().min(1).max(200).default("import.csv") })

export const GET = route(
  { summary: "List recent imports", access: "administrator", answer: importsSchema },
  async ({ language, container, request }) => {
    const caller = await requireAdministrator(request)
    return (await newestImports(container, language)).filter(({ kind }) => maySee(caller, kind))
  },
)

export const POST = route(
  {
    summary: "Check a product file",
    description:
      "A CSV file or workbook (XLSX) with the column `sku` and any other columns of the export, which can also " +
      "have names in the shop's languages. Empty cells are ignored. If `reading.questions` names columns, map them " +
      "with PATCH /api/admin/imports/{id}. " +
      "An unknown SKU creates a product and requires `name_fr` and `price`. This call changes nothing: " +
      "it returns the number of changed lines and the errors, and `lines` lists each change.",
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
    const file = { name: query.file_name, bytes: await receivedTable(request) }
    return checkImport(container, email, file, language)
  },
)
