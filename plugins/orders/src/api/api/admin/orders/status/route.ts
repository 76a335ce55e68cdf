import { parcelResultsSchema, parcelStepsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { takeParcelSteps } from "../../../../../parcels"

export const POST = route(
  {
    summary: "Pack, ship or deliver many orders",
    description:
      "At most a hundred, each by the same change as alone and with the same mail to its customer. They go forward only: an " +
      "order that was cancelled, or is further on already, is left as it is. What became of each is answered one by one, " +
      "in the order in which they were sent; one that is refused keeps none of the others.",
    access: "administrator",
    body: parcelStepsSchema,
    answer: parcelResultsSchema,
    example: {
      status: "shipped",
      orders: [
        { order_number: "BP-2026-000123", from: "preparing", tracking_number: "323212345678901234567890" },
      ],
    },
  },
  async ({ body, container, request, language }) => {
    const { email } = await requireAdministrator(request)
    return takeParcelSteps(container, { ...body, by: { email } }, language)
  },
)
