import { systemHealthSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { systemHealth } from "../../../../health"

export const GET = route(
  {
    summary: "Check the shop's parts",
    description: "Measured at the moment of asking.",
    access: "administrator",
    answer: systemHealthSchema,
  },
  async ({ language, container, request }) => {
    await requireAdministrator(request)
    return systemHealth(container, language)
  },
)
