import { homeSettingSchema, homeSettingsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { HOME } from "@bon-perroquet/shop-settings/settings"
import { checkedAddresses } from "../../../../../images"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Retrieve the home page settings",
    access: "administrator",
    answer: homeSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, HOME),
)

export const PUT = route(
  {
    summary: "Update the home page settings",
    description:
      "Title and subtitle by language, the picture (uploaded like product pictures) and the products, " +
      "in order. Absent or empty fields use the storefront's defaults.",
    access: "administrator",
    body: homeSettingsSchema,
    answer: homeSettingSchema,
    versioned: true,
    refusals: { 400: ["image_elsewhere"] },
    example: {
      texts: { en: { title: "Good nuts", subtitle: "For fussy beaks." } },
      picture: null,
      products: [],
    },
  },
  ({ body, container, request }) => {
    const [picture = null] = body.picture === null ? [] : checkedAddresses(container, [body.picture])
    return saveSetting(request, HOME, { ...body, picture })
  },
)
