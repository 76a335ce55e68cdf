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
  ({ language, container }) => systemHealth(container, language),
)
