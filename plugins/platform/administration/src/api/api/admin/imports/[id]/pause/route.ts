import { importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { pauseImport } from "../../../../../../imports"
import { requireImporter } from "../../../../../../imports/calls/access"
import { idSchema } from "../../../../../../products/reference"

export const POST = route(
  {
    summary: "Pause an import",
    description: "Stops after the lines that are being written. Run the import again to continue it.",
    access: "administrator",
    params: idSchema,
    answer: importSchema,
    refusals: { 404: ["import_not_found"] },
  },
  async ({ params, language, container, request }) => {
    await requireImporter(request, params.id)
    return pauseImport(container, params.id, language)
  },
)
