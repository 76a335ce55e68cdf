import {
  adminOrderDetailSchema,
  orderDeliveryChangeSchema,
  orderDeliveryQuerySchema,
  orderDeliverySchema,
  orderNumberSchema,
} from "@bon-perroquet/contract"
import { ADDRESS_REFUSALS } from "@bon-perroquet/shop-api/delivery"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { changeDelivery, deliveryOf } from "../../../../../../delivery-change"

const params = z.object({ order_number: orderNumberSchema })

export const GET = route(
  {
    summary: "List delivery methods for an order",
    description:
      "Returns the methods to a country, with today's prices and the difference to the present delivery.",
    access: "administrator",
    params,
    query: orderDeliveryQuerySchema,
    answer: orderDeliverySchema,
    refusals: { 404: ["order_not_found"], 409: ["delivery_changes_vat"] },
  },
  ({ params: { order_number }, query: { country }, container }) =>
    deliveryOf(container, order_number, country),
)

export const PUT = route(
  {
    summary: "Change the delivery of an order",
    description:
      "Changes recipient, address and delivery method until the parcel leaves. An existing label becomes invalid, and you " +
      "order a new one. The customer receives an e-mail that names the change. If the delivery costs more, the customer also " +
      "receives a payment link. If it costs less, the difference is refunded. A change of the address to a country with " +
      "another VAT is rejected.",
    access: "administrator",
    params,
    body: orderDeliveryChangeSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      400: ["delivery_not_available", "delivery_point_required", "address_required", ...ADDRESS_REFUSALS],
      404: ["order_not_found"],
      409: [
        "changed_meanwhile",
        "delivery_changes_vat",
        "delivery_price_changed",
        "parcel_left",
        "parcel_shared",
        "order_changed",
        "order_refused",
        "order_busy",
        "carrier_refused",
        "carrier_account",
        "refund_too_much",
        "refund_refused",
        "refund_account_required",
        "refund_disputed",
      ],
      503: ["carrier_away", "points_unavailable", "refund_unavailable", "refund_pending"],
    },
    example: {
      version: "Zm9yIGV4YW1wbGUgb25seQ",
      first_name: "Ada",
      last_name: "Peeters",
      phone: "+32 475 12 34 56",
      country: "BE",
      address: { street: "Veldstraat", number: "5", box: "2", postal_code: "9000", city: "Gent" },
      delivery_method: "so_01JDEXAMPLE",
      expected_difference_cents: 0,
    },
  },
  async ({ params, body, administrator: { email }, container, language }) => {
    await changeDelivery(container, { ...params, ...body, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
