import { importLinesQuerySchema, importLinesSchema, TOTAL_COUNT_HEADER } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { importLines } from "../../../../../../imports"
import { requireImporter } from "../../../../../../imports/calls/access"
import { idSchema } from "../../../../../../products/reference"

export const GET = route(
  {
    summary: "List an import's lines",
    description:
      "In the order of the file, with the old and new values of the changed fields. After the import, " +
      "the changes that it made.",
    access: "administrator",
    params: idSchema,
    query: importLinesQuerySchema,
    answer: importLinesSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
    refusals: { 404: ["import_not_found"] },
  },
  async ({ params, query, language, container, request, response }) => {
    await requireImporter(request, params.id)
    const { lines, total } = await importLines(container, params.id, query, language)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return lines
  },
)
