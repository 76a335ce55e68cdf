import { importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { checkUndo } from "../../../../../../imports"
import { requireImporter } from "../../../../../../imports/calls/access"
import { idSchema } from "../../../../../../products/reference"

export const POST = route(
  {
    summary: "Check how to undo an import",
    description:
      "Returns a new import that takes back the changes of a finished one, and deletes the products, sizes and " +
      "empty categories that it created. Values that changed since are errors, and stock keeps what was sold " +
      "since. Nothing changes until you run it.",
    access: "administrator",
    params: idSchema,
    answer: importSchema,
    refusals: { 404: ["import_not_found"], 409: ["import_not_undoable"] },
  },
  async ({ params, language, container, request }) => {
    const { email } = await requireImporter(request, params.id)
    return checkUndo(container, email, params.id, language)
  },
)
