import { merchantSchema, merchantSettingSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { MERCHANT } from "@bon-perroquet/shop-settings/settings"
import { saveSetting, settingView } from "../../../../../settings"

export const GET = route(
  {
    summary: "Retrieve the merchant settings",
    access: "administrator",
    answer: merchantSettingSchema,
    versioned: true,
  },
  ({ request }) => settingView(request, MERCHANT),
)

export const PUT = route(
  {
    summary: "Update the merchant settings",
    description:
      "New pages, e-mails and documents use them. Issued documents are not changed. Send the original " +
      "to return to merchant.json.",
    access: "administrator",
    body: merchantSchema,
    answer: merchantSettingSchema,
    versioned: true,
    example: {
      name: "Bon Perroquet",
      legal_name: "Bon Perroquet SRL",
      street: "Rue du Marché aux Herbes 12",
      postal_code: "1000",
      city: "Bruxelles",
      vat_number: "BE 0123.456.749",
      company_register: { fr: "RPM Bruxelles, tribunal francophone" },
      email: "bonjour@bonperroquet.example",
      phone: "+32 2 000 00 00",
      opening_hours: { opens: "9:00", closes: "17:00" },
      messenger: "",
      social: { facebook: "", instagram: "" },
      bank_account: "BE68 5390 0754 7034",
      bic: "TRIOBEBB",
    },
  },
  ({ body, request }) => saveSetting(request, MERCHANT, body),
)
