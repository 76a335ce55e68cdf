import { systemHealthSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { systemHealth } from "../../../../health"

export const GET = route(
  {
    summary: "Check the shop's health",
    description: "Measured during the call.",
    access: "administrator",
    answer: systemHealthSchema,
  },
  // This plugin's middleware checks the caller.
  ({ language, container }) => systemHealth(container, language),
)
