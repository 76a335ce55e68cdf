import { closedDaysSchema, closedDaysSettingSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { CLOSED_DAYS } from "@bon-perroquet/shop-settings/settings"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Retrieve days without dispatch",
    description: "In addition to weekends and the public holidays of Belgium.",
    access: "administrator",
    answer: closedDaysSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, CLOSED_DAYS),
)

export const PUT = route(
  {
    summary: "Update days without dispatch",
    description: "They affect the delivery dates that customers see, and when an order is late.",
    access: "administrator",
    body: closedDaysSchema,
    answer: closedDaysSettingSchema,
    versioned: true,
    example: { worked_holidays: [], closures: [{ from: "2026-12-28", to: "2027-01-02" }] },
  },
  ({ body, request }) => saveSetting(request, CLOSED_DAYS, body),
)
