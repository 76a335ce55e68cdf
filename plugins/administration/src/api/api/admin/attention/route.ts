import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { needingAPerson } from "../../../../attention"

export const GET = route({}, async ({ container, request }) => {
  await requireAdministrator(request)
  return needingAPerson(container)
})
