import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { ordersOf } from "../../../../orders"

export const GET = route({}, async ({ container, request }) =>
  ordersOf(container, await requireCaller(request)),
)
