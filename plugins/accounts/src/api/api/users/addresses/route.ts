import { addressInputSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { addAddress, addressesOf, deliverable } from "../../../../address-book"

export const GET = route({}, async ({ container, request }) =>
  addressesOf(container, await requireCaller(request)),
)

export const POST = route({ body: addressInputSchema }, async ({ body, container, request }) =>
  addAddress(container, await requireCaller(request), await deliverable(container, body)),
)
