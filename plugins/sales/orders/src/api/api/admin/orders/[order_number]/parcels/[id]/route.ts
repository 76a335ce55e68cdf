import {
  adminOrderDetailSchema,
  orderNumberSchema,
  parcelChangeSchema,
  parcelIdSchema,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../../administration"
import { changeParcel } from "../../../../../../../split-parcels"

const params = z.object({ order_number: orderNumberSchema, id: parcelIdSchema })

export const PUT = route(
  {
    summary: "Ship a parcel",
    description:
      "With `shipped`, the parcel leaves and the customer gets an e-mail with its goods. The order becomes `shipped` with its " +
      "last parcel. Without `shipped`, only the tracking number changes, also after dispatch.",
    access: "administrator",
    params,
    body: parcelChangeSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found", "parcel_not_found"],
      409: ["order_busy", "order_changed", "order_on_hold", "order_refused", "payment_awaited"],
    },
    example: { shipped: true, tracking_number: "323200000101" },
  },
  async ({ params: { order_number, id }, body, administrator: { email }, container, language }) => {
    const { shipped, tracking_number = null } = body
    const change = { step: shipped ? "ship" : "label", id } as const
    await changeParcel(container, { order_number, by: { email }, tracking_number, change })
    return adminOrder(container, order_number, language)
  },
)

export const DELETE = route(
  {
    summary: "Unpack a parcel",
    description: "Returns the goods of a parcel that has not left to the goods to pack.",
    access: "administrator",
    params,
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found", "parcel_not_found"],
      409: ["order_busy", "order_refused", "parcel_sent"],
    },
  },
  async ({ params: { order_number, id }, administrator: { email }, container, language }) => {
    await changeParcel(container, { order_number, by: { email }, change: { step: "unpack", id } })
    return adminOrder(container, order_number, language)
  },
)
