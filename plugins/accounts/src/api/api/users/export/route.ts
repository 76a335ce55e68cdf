import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { personalData } from "../../../../personal-data"

/** What the shop keeps of the person, as a file. */
export const GET = route({}, async ({ container, request, response }) => {
  const caller = await requireCaller(request)
  response.setHeader("Content-Disposition", 'attachment; filename="bon-perroquet.json"')
  return personalData(container, caller)
})
