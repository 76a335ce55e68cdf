import { analyticsQuerySchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { analytics } from "../../../../figures"

export const GET = route({ query: analyticsQuerySchema }, async ({ query, language, container, request }) => {
  await requireAdministrator(request)
  return analytics(container, query, language)
})
