import { alertsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { alertsOf } from "../../../../alerts"

export const GET = route(
  {
    summary: "List alerts",
    description: "Problems that need an administrator, by kind.",
    access: "administrator",
    answer: alertsSchema,
  },
  async ({ container, request }) => {
    await requireAdministrator(request)
    return alertsOf(container)
  },
)
