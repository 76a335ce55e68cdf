import {
  adminOrdersQuerySchema,
  adminOrdersSchema,
  phoneOrderSchema,
  placedPhoneOrderSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { answerList, route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { ORDERING_REFUSALS } from "@bon-perroquet/shop-api/payments"
import { adminOrders, allAdminOrders } from "../../../../administration"
import { placePhoneOrder } from "../../../../phone-orders"

export const GET = route(
  {
    summary: "List the orders",
    description:
      "Newest first unless it is said otherwise: all of them, piece by piece, or a page where `limit` says so.",
    access: "administrator",
    query: adminOrdersQuerySchema,
    answer: adminOrdersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, request, response, language }) => {
    await requireAdministrator(request)
    const { limit } = query
    if (limit === undefined) {
      const { pieces, total } = await allAdminOrders(container, query, language)
      response.setHeader(TOTAL_COUNT_HEADER, String(total))
      await answerList(response, pieces)
      return undefined
    }
    const { orders, total } = await adminOrders(container, { ...query, limit }, language)
    response.setHeader(TOTAL_COUNT_HEADER, String(total))
    return orders
  },
)

export const POST = route(
  {
    summary: "Order for a customer",
    description:
      "For somebody on the telephone: of a cart that was filled for them, as a shopper's is. The order stands at once and its goods " +
      "are reserved; nobody is charged. The customer is sent a link to the payment page, or, with a payment method that is " +
      "paid later, how to pay.",
    access: "administrator",
    body: phoneOrderSchema,
    answer: placedPhoneOrderSchema,
    refusals: ORDERING_REFUSALS,
    example: {
      cart_session_id: "1732190400000-3f9c2e7ab1d84c60",
      customer_email: "ada@example.org",
      first_name: "Ada",
      last_name: "Peeters",
      country: "BE",
      address: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
      delivery_method: "so_01JX2V0000000000000000000A",
      language: "nl",
      expected_total_cents: 4210,
    },
  },
  async ({ body, container, request, language }) => {
    const { email } = await requireAdministrator(request)
    return { order_number: await placePhoneOrder(container, { order: body, by: email, language }) }
  },
)
