import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { systemHealth } from "../../../../health"

export const GET = route({}, async ({ language, container, request }) => {
  await requireAdministrator(request)
  return systemHealth(container, language)
})
