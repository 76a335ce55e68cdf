import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { idSchema } from "../../../../../../goods/reference"
import { startImport } from "../../../../../../imports"

export const POST = route({ params: idSchema }, async ({ params, language, container, request }) => {
  await requireAdministrator(request)
  return startImport(container, params.id, language)
})
