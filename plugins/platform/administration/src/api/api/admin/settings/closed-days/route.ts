import { dispatchSettingsSchema, dispatchSettingSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { DISPATCH_SETTINGS } from "@bon-perroquet/shop-settings/settings"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Retrieve times and days of dispatch",
    description:
      "The cut-off, the working days until dispatch, and days without dispatch in addition to weekends and the " +
      "public holidays of Belgium.",
    access: "administrator",
    answer: dispatchSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, DISPATCH_SETTINGS),
)

export const PUT = route(
  {
    summary: "Update times and days of dispatch",
    description: "They affect the delivery dates that customers see, and when an order is late.",
    access: "administrator",
    body: dispatchSettingsSchema,
    answer: dispatchSettingSchema,
    versioned: true,
    example: {
      cut_off: "14:00",
      min_days: 0,
      max_days: 1,
      worked_holidays: [],
      closures: [{ from: "2026-12-28", to: "2027-01-02" }],
    },
  },
  ({ body, request }) => saveSetting(request, DISPATCH_SETTINGS, body),
)
