import { importSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { importOf } from "../../../../../imports"
import { idSchema } from "../../../../../products/reference"

export const GET = route(
  {
    summary: "Retrieve an import's progress",
    access: "administrator",
    params: idSchema,
    answer: importSchema,
    refusals: { 404: ["import_not_found"] },
  },
  async ({ params, language, container, request }) => {
    await requireAdministrator(request)
    return importOf(container, params.id, language)
  },
)
