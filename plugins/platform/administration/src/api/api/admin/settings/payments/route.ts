import { paymentAccountSettingSchema, paymentKeySchema } from "@bon-perroquet/contract/payment-account"
import { refuse, RequestLimit, route } from "@bon-perroquet/api-kit/http"
import { KEY_PROBLEMS } from "@bon-perroquet/stripe/account"
import { paymentAccountView, savePaymentAccount } from "../../../../../payment-account"

/** Limits the checked keys of each administrator to 20 in ten minutes. */
const checks = new RequestLimit(20, 10 * 60 * 1000)

export const GET = route(
  {
    summary: "Retrieve the payment account",
    description:
      "The Stripe account, without its key. `overridden_by` names the environment variable that sets another key.",
    access: "administrator",
    answer: paymentAccountSettingSchema,
    versioned: true,
  },
  ({ request }) => paymentAccountView(request),
)

export const PUT = route(
  {
    summary: "Update the payment account",
    description:
      "Only for owners with a fresh proof. The shop calls Stripe with the key before it saves, and registers its " +
      "webhook if its address is public. The key is stored encrypted, and no call returns it. After a live key, only " +
      "keys of the same account are accepted.",
    access: "administrator",
    body: paymentKeySchema,
    answer: paymentAccountSettingSchema,
    versioned: true,
    refusals: {
      400: [...KEY_PROBLEMS],
      403: ["fresh_proof_required"],
      409: ["stripe_other_account", "stripe_key_overridden"],
    },
    limit: "20 checks in 10 minutes",
    example: { key: "sk_live_…" },
  },
  ({ body, administrator: { email }, request }) => {
    if (!checks.allows(email)) throw refuse("too_many_requests", 429, {}, { "Retry-After": "600" })
    return savePaymentAccount(request, body)
  },
)
