import { shopAddressSchema, shopAddressSettingSchema } from "@bon-perroquet/contract/shop-address"
import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { ADDRESS_PROBLEMS } from "@bon-perroquet/shop-api/address-proof"
import { saveShopAddress, shopAddressView } from "../../../../../shop-address"

/** Limits the checked addresses of each administrator to 20 in ten minutes. */
const checks = new RequestLimit(20, 10 * 60 * 1000)

export const GET = route(
  {
    summary: "Retrieve the public address",
    description: "`overridden_by` names the environment variable that sets another address.",
    access: "administrator",
    answer: shopAddressSettingSchema,
    versioned: true,
  },
  ({ request }) => shopAddressView(request),
)

export const PUT = route(
  {
    summary: "Update the public address",
    description:
      "Only for owners with a fresh proof. The shop calls the address before it saves, and this shop must answer. " +
      "Links in e-mails, return addresses of payments, Stripe's webhook and Secure cookies then use the address.",
    access: "administrator",
    body: shopAddressSchema,
    answer: shopAddressSettingSchema,
    versioned: true,
    refusals: {
      400: [...ADDRESS_PROBLEMS],
      403: ["fresh_proof_required"],
      409: ["shop_address_overridden"],
    },
    limit: "20 checks in 10 minutes",
    example: { url: "https://shop.example" },
  },
  ({ body, administrator: { email }, request }) => {
    if (!checks.allows(email)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    return saveShopAddress(request, body)
  },
)
