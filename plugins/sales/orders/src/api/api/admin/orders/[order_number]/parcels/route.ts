import { adminOrderDetailSchema, orderNumberSchema, packPartSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { adminOrder } from "../../../../../../administration"
import { changeParcel } from "../../../../../../split-parcels"

export const POST = route(
  {
    summary: "Pack a part of an order",
    description:
      "Packs these units in one parcel. The order becomes `preparing`. Pack the other units in further parcels, " +
      "or set the order to `shipped`, which packs and ships everything that is left.",
    access: "administrator",
    params: z.object({ order_number: orderNumberSchema }),
    body: packPartSchema,
    answer: adminOrderDetailSchema,
    refusals: {
      404: ["order_not_found"],
      409: [
        ...(["order_busy", "order_changed", "order_on_hold", "order_refused", "payment_awaited"] as const),
        ...(["too_many_to_pack", "insufficient_stock"] as const),
      ],
    },
    example: { items: [{ id: "ordli_01", quantity: 1 }] },
  },
  async ({ params: { order_number }, body: { items }, administrator: { email }, container, language }) => {
    await changeParcel(container, { order_number, by: { email }, change: { step: "pack", items } })
    return adminOrder(container, order_number, language)
  },
)
