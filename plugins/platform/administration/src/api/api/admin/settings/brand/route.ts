import { brandSettingSchema } from "@bon-perroquet/contract"
import { brandSchema, ORIGINAL_BRAND } from "@bon-perroquet/contract/theme"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { readLogo } from "@bon-perroquet/shop-settings/logos"
import { BRAND, originalOf } from "@bon-perroquet/shop-settings/settings"
import { saveSetting, settingView } from "../../../../../settings"
import { requireContrast } from "../../../../../settings/brand"

export const GET = route(
  {
    summary: "Retrieve the logo and the colours",
    access: "administrator",
    answer: brandSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, BRAND),
)

export const PUT = route(
  {
    summary: "Update the logo and the colours",
    description:
      "The storefront, e-mails, new documents and the web manifest use them. Upload the logo with " +
      "`POST /api/admin/settings/brand/logo` first, or send null for the storefront's own logo. Colours need the " +
      "contrast of WCAG 2.2 AA on the page and with the texts on them.",
    access: "administrator",
    body: brandSchema,
    answer: brandSettingSchema,
    versioned: true,
    refusals: { 400: ["contrast_too_low"], 404: ["not_found"] },
    example: ORIGINAL_BRAND,
  },
  async ({ body, knex, container, request }) => {
    requireContrast(body.colors, originalOf(container, BRAND).theme)
    if (body.logo && !(await readLogo(knex, body.logo.id, "logo"))) throw refuse("not_found", 404)
    return saveSetting(request, BRAND, body)
  },
)
