import { openCheckoutSchema, type OpenedCheckout, openedCheckoutSchema } from "@bon-perroquet/contract"
import { openCheckout } from "@bon-perroquet/checkout/checkout"
import { methodsFor } from "@bon-perroquet/checkout/methods"
import { refuse, route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { callerOf, hasProved } from "@bon-perroquet/api-kit/identity"
import { requireAsked } from "../../../../../payments/asked-fields"
import { checkoutInput } from "../../../../../payments/checkout-input"
import { mapCheckoutError } from "../../../../../payments/map-checkout-error"
import { buyersOf } from "../../../../../payments/buyers"
import { admitOrder } from "../../../../../payments/opening-limit"
import { ORDERING_REFUSALS } from "../../../../../payments/refusals"
import { clientAddresses } from "../../../../../store-api/return-addresses"

export const POST = route(
  {
    summary: "Open the payment page",
    description:
      "Opens the hosted payment page for a cart and reserves its goods while it is open. Redirect the " +
      "customer to `url`, and use `session_id` to retrieve the payment's status. If a page is already " +
      "open for the same content and amount, it is returned. With a token, the order belongs to the " +
      "account. A method that is paid later, for example bank transfer, places the order immediately: " +
      "`url` is then its confirmation.",
    access: "anyone-or-account",
    body: openCheckoutSchema,
    answer: openedCheckoutSchema,
    refusals: {
      400: [
        "origin_not_allowed",
        ...ORDERING_REFUSALS[400],
        "extra_not_offered",
        "order_field_needed",
        "address_required",
        "vat_number_malformed",
      ],
      409: ["too_many_held", "too_many_transfers", ...ORDERING_REFUSALS[409]],
      503: ORDERING_REFUSALS[503],
    },
    limit: "60 payment pages a minute",
    example: {
      origin_url: "https://shop.example",
      cart_session_id: "1732190400000-3f9c2e7ab1d84c60",
      customer_email: "ada@example.org",
      user_id: null,
      first_name: "Ada",
      last_name: "Peeters",
      country: "BE",
      address: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
    },
  },
  async ({ body, language, container, request }) => {
    await admitOrder(request)
    requireAsked(body.custom_fields)
    const origins = shopOrigins(container)
    if (!origins.includes(body.origin_url)) throw refuse("origin_not_allowed", 400)
    const return_to = clientAddresses(body.origin_url, origins)
    // Uses the signed-in account, because the client's `user_id` is unverified.
    const caller = await callerOf(request)
    const { payment_method } = body
    const account = caller?.customer?.id ?? null
    if (!methodsFor(container, account).some(({ code }) => code === (payment_method ?? code)))
      throw refuse("payment_method_not_offered", 400)
    return openCheckout(container, {
      ...(await checkoutInput(container, body, language, account)),
      ...(return_to && { return_to }),
      buyers: buyersOf(container, body.customer_email, request),
      email_confirmed: hasProved(caller, body.customer_email),
    }).catch(mapCheckoutError) satisfies Promise<OpenedCheckout>
  },
)
