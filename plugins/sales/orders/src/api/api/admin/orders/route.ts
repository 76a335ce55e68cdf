import {
  adminOrdersQuerySchema,
  adminOrdersSchema,
  phoneOrderSchema,
  placedPhoneOrderSchema,
  TOTAL_COUNT_HEADER,
} from "@bon-perroquet/contract"
import { answerList, route } from "@bon-perroquet/api-kit/http"
import { ORDERING_REFUSALS } from "@bon-perroquet/shop-api/payments"
import { adminOrders, allAdminOrders } from "../../../../administration"
import { placePhoneOrder } from "../../../../phone-orders"

export const GET = route(
  {
    summary: "List orders",
    description: "Default order: newest first. Streams all orders, or returns a page if `limit` is given.",
    access: "administrator",
    query: adminOrdersQuerySchema,
    answer: adminOrdersSchema,
    headers: { [TOTAL_COUNT_HEADER]: "How many match, on all pages." },
  },
  async ({ query, container, response, language }) => {
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
    summary: "Create an order for a customer",
    description:
      "For orders by telephone, from a cart that was filled for the customer. The order is placed " +
      "immediately and its goods are reserved. Nothing is charged. The customer receives a link to the " +
      "payment page, or the payment instructions of a method that is paid later.",
    access: "administrator",
    body: phoneOrderSchema,
    answer: placedPhoneOrderSchema,
    refusals: { ...ORDERING_REFUSALS, 404: ["customer_not_found"] },
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
  async ({ body, administrator: { email }, container, language }) => ({
    order_number: await placePhoneOrder(container, { order: body, by: email, language }),
  }),
)
