import { importLinesQuerySchema, importLinesSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { importLines } from "../../../../../../imports"
import { idSchema } from "../../../../../../products/reference"

export const GET = route(
  {
    summary: "Read what an import changes, line by line",
    description:
      "In the order of the file: the fields of each product that change, as they are and as they become. Once it is " +
      "carried out, what it changed.",
    access: "administrator",
    params: idSchema,
    query: importLinesQuerySchema,
    answer: importLinesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["import_not_found"] },
  },
  async ({ params, query, language, container, request, response }) => {
    await requireAdministrator(request)
    const { lines, total } = await importLines(container, params.id, query, language)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return lines
  },
)
