import { refuse, route, shopOrigins } from "@bon-perroquet/api-kit/http"
import { openPayable } from "@bon-perroquet/checkout/checkout"
import { addressIn, openedCheckoutSchema, payInvoiceSchema } from "@bon-perroquet/contract"
import { LOCALE_OF } from "@bon-perroquet/contract/sets"
import { mapCheckoutError, openingLimit } from "@bon-perroquet/shop-api/payments"
import { invoiceOfOrder } from "../../../../../credit"
import { requireCustomer } from "@bon-perroquet/api-kit/identity"

export const POST = route(
  {
    summary: "Pay an open invoice",
    description:
      "Opens the hosted payment page for the open amount of an invoice. Further calls return the same page, or a new one " +
      "after its end or if the amount has changed. An invoice never has two payable pages.",
    access: "account",
    body: payInvoiceSchema,
    answer: openedCheckoutSchema,
    refusals: {
      400: ["origin_not_allowed", "amount_too_small", "payment_method_not_offered", "email_refused"],
      403: ["administrator_account"],
      404: ["not_found"],
      409: ["nothing_to_pay", "order_being_paid", "cart_busy"],
      429: ["too_many_requests"],
      503: ["payment_unavailable"],
    },
    limit: "60 payment pages a minute",
    example: { order_number: "BP-2026-000123", origin_url: "https://shop.example" },
  },
  async ({ body: { order_number, origin_url: origin }, container, language, request, knex }) => {
    openingLimit.admit(request)
    const customer = await requireCustomer(request)
    if (!shopOrigins(container).includes(origin)) throw refuse("origin_not_allowed", 400)
    const id = await invoiceOfOrder(knex, customer, order_number)
    if (id === null) throw refuse("not_found", 404)
    const at = (screen: string) => origin + addressIn(language, screen)
    return openPayable(container, {
      ...{ id, origin, locale: LOCALE_OF[language] },
      return_to: {
        success_url: at("/profile?tab=orders&paid={CHECKOUT_SESSION_ID}"),
        cancel_url: at("/profile?tab=orders"),
      },
    }).catch(mapCheckoutError)
  },
)
