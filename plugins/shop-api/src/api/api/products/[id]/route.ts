import { z } from "zod"
import { shopSnapshot } from "../../../../catalogue"
import { serialised } from "../../../../catalogue/serialised"
import { productIdSchema } from "../../../../contract/cart"
import { refuse, route } from "../../../../http"
import { answerSerialised } from "../../../../http/answer-serialised"

/** One product for sale. */
export const GET = route(
  { params: z.object({ id: productIdSchema }) },
  async ({ params, container, request, response }) => {
    const found = (await shopSnapshot(container)).products.get(params.id)
    if (!found) throw refuse("product_not_found", 404)
    answerSerialised(request, response, serialised(found.json))
  },
)
