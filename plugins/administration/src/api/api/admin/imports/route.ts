import { importsSchema, importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { checkImport, newestImports } from "../../../../imports"
import { receivedCsv } from "../../../../imports/receive"

const querySchema = z.object({ file_name: z.string().trim().min(1).max(200).default("import.csv") })

export const GET = route(
  { summary: "List the newest imports", access: "administrator", answer: importsSchema },
  async ({ language, container, request }) => {
    await requireAdministrator(request)
    return newestImports(container, language)
  },
)

export const POST = route(
  {
    summary: "Check a file of products",
    description:
      "A CSV file with the column `sku` and any others of the export; an empty cell leaves what there is. A SKU that " +
      "nothing has makes a new product, which needs `name_fr` and `price`. Changes nothing yet: the answer says how many " +
      "lines would change something and what is wrong with others, `lines` tells each change.",
    access: "administrator",
    query: querySchema,
    answer: importSchema,
    refusals: {
      413: ["payload_too_large"],
      415: ["csv_expected"],
      422: ["csv_unreadable", "csv_columns", "csv_empty", "csv_too_long"],
    },
    reads: { "text/csv": z.string() },
  },
  async ({ query, language, container, request }) => {
    const { email } = await requireAdministrator(request)
    const file = { name: query.file_name, bytes: await receivedCsv(request) }
    return checkImport(container, email, file, language)
  },
)
