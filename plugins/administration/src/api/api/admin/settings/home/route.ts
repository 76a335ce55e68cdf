import { homeSettingSchema, homeSettingsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { HOME } from "@bon-perroquet/shop-settings/settings"
import { checkedAddresses } from "../../../../../images"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Read how the home page is set",
    access: "administrator",
    answer: homeSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, HOME),
)

export const PUT = route(
  {
    summary: "Set the home page",
    description:
      "Its title and sentence by language, its picture (uploaded as those of products are) and the products on it, in their order. What " +
      "is left out or empty is the storefront's own.",
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
