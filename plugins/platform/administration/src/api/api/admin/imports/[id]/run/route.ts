import { importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { idSchema } from "../../../../../../products/reference"
import { startImport } from "../../../../../../imports"
import { requireImporter } from "../../../../../../imports/calls/access"

export const POST = route(
  {
    summary: "Run an import",
    description:
      "Runs in the background. Retrieve the import to see its progress. A second call has no effect. " +
      "Answer the questions in `reading.questions` first.",
    access: "administrator",
    params: idSchema,
    answer: importSchema,
    refusals: { 404: ["import_not_found"], 409: ["import_question"] },
  },
  async ({ params, language, container, request }) => {
    await requireImporter(request, params.id)
    return startImport(container, params.id, language)
  },
)
