import { adminOrderDetailSchema, orderNumberSchema, parcelIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../../../administration"
import { labelPart } from "../../../../../../../../parcels"

export const POST = route(
  {
    summary: "Create the label of a parcel",
    description:
      "Creates the carrier's label of one parcel that has not left. Its barcode becomes the parcel's tracking number. " +
      "A second call returns the same label. Download it with the labels of its order.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema, id: parcelIdSchema }),
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found", "parcel_not_found"],
      409: [
        ...(["order_busy", "order_on_hold", "parcel_sent", "address_required", "weight_unknown"] as const),
        ...(["parcel_too_heavy", "label_too_long", "label_sender_too_long"] as const),
        ...(["carrier_not_connected", "carrier_refused", "carrier_account"] as const),
      ],
      503: ["carrier_away"],
    },
  },
  async ({ params, administrator: { email }, container, language }) => {
    await labelPart(container, { ...params, by: { email } })
    return adminOrder(container, params.order_number, language)
  },
)
