import { route } from "@bon-perroquet/api-kit/http"
import { markedFile } from "../../../../../../imports"
import { requireImporter } from "../../../../../../imports/calls/access"
import { idSchema } from "../../../../../../products/reference"

export const GET = route(
  {
    summary: "Download an import's file with its errors",
    description:
      "The file as CSV (UTF-8, semicolons) with the errors of each line in the first column, `errors`. You can " +
      "correct it and import it again: the column is ignored.",
    access: "administrator",
    params: idSchema,
    answer: { file: "text/csv" },
    refusals: { 404: ["import_not_found"], 410: ["import_file_gone"] },
  },
  async ({ params, language, container, request, response }) => {
    await requireImporter(request, params.id)
    const file = await markedFile(container, params.id, language)
    response.setHeader("Cache-Control", "no-store")
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", 'attachment; filename="errors.csv"')
    response.status(200).send(file)
    return undefined
  },
)
