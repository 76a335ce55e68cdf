import { openingSettingSchema, openingSettingsSchema } from "@bon-perroquet/contract/setup"
import { route } from "@bon-perroquet/api-kit/http"
import { OPENING } from "@bon-perroquet/shop-settings/settings"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Retrieve whether the shop is open",
    access: "administrator",
    answer: openingSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, OPENING),
)

export const PUT = route(
  {
    summary: "Open or close the shop",
    description:
      'In a closed shop, visitors see "opening soon", and only administrators can order. Payment pages that are ' +
      "already open can still be paid. All processes apply the change within a second.",
    access: "administrator",
    body: openingSettingsSchema,
    answer: openingSettingSchema,
    versioned: true,
    example: { is_open: true, has_checklist: false },
  },
  ({ body, request }) => saveSetting(request, OPENING, body),
)
