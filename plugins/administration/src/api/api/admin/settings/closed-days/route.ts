import { closedDaysSchema, closedDaysSettingSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { CLOSED_DAYS } from "@bon-perroquet/shop-settings/settings"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Read the days on which nothing is sent",
    description: "Beside weekends and the public holidays of Belgium.",
    access: "administrator",
    answer: closedDaysSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, CLOSED_DAYS),
)

export const PUT = route(
  {
    summary: "Set the days on which nothing is sent",
    description: "They move the days of delivery that shoppers are told, and when an order is late.",
    access: "administrator",
    body: closedDaysSchema,
    answer: closedDaysSettingSchema,
    versioned: true,
    example: { worked_holidays: [], closures: [{ from: "2026-12-28", to: "2027-01-02" }] },
  },
  ({ body, request }) => saveSetting(request, CLOSED_DAYS, body),
)
