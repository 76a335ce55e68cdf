import { personalDataSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { personalData } from "../../../../personal-data"

export const GET = route(
  {
    summary: "Export personal data",
    description: "Returns all data that the shop keeps of the person, as a download.",
    access: "account",
    answer: personalDataSchema,
    headers: { "Content-Disposition": "The file's name." },
  },
  async ({ container, request, response }) => {
    const caller = await requireCaller(request)
    response.setHeader("Content-Disposition", 'attachment; filename="bon-perroquet.json"')
    return personalData(container, caller)
  },
)
