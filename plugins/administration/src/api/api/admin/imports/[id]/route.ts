import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { importOf } from "../../../../../imports"
import { idSchema } from "../../../../../goods/reference"

export const GET = route({ params: idSchema }, async ({ params, language, container, request }) => {
  await requireAdministrator(request)
  return importOf(container, params.id, language)
})
