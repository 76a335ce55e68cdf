import { addressIdSchema, addressInputSchema, type Accepted } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { changeAddress, deliverable, removeAddress } from "../../../../../address-book"

const params = z.object({ id: addressIdSchema })

export const PUT = route(
  { params, body: addressInputSchema },
  async ({ params: { id }, body, container, request }) =>
    changeAddress(container, await requireCaller(request), id, await deliverable(container, body)),
)

export const DELETE = route({ params }, async ({ params: { id }, container, request }) => {
  await removeAddress(container, await requireCaller(request), id)
  return { accepted: true } satisfies Accepted
})
