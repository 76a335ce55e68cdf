import { importsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { newestImports } from "../../../../imports"
import { maySee } from "../../../../imports/calls/access"
import { checkRoute } from "../../../../imports/calls/receive"

export const GET = route(
  { summary: "List recent imports", access: "administrator", answer: importsSchema },
  async ({ language, container, request }) => {
    const caller = await requireAdministrator(request)
    return (await newestImports(container, language)).filter(({ kind }) => maySee(caller, kind))
  },
)

export const POST = checkRoute("csv", {
  summary: "Check a product file",
  description:
    "A CSV file or workbook (XLSX) with the column `sku` and any other columns of the export, which can also " +
    "have names in the shop's languages. Empty cells are ignored. If `reading.questions` names columns, map them " +
    "with PATCH /api/admin/imports/{id}. " +
    "An unknown SKU creates a product and requires `name_fr` and `price`. This call changes nothing: " +
    "it returns the number of changed lines and the errors, and `lines` lists each change.",
  fileName: "import.csv",
})
