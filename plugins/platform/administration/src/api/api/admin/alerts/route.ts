import { alertsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { alertsOf } from "../../../../alerts"

export const GET = route(
  {
    summary: "List alerts",
    description: "Problems that need an administrator, by kind.",
    access: "administrator",
    answer: alertsSchema,
  },
  ({ container }) => alertsOf(container),
)
