import { z } from "zod"
import { shopSnapshot } from "../../../../catalogue"
import { serialised } from "../../../../catalogue/serialised"
import { productReferenceSchema } from "../../../../contract/catalogue"
import { refuse, route } from "../../../../http"
import { answerSerialised } from "../../../../http/answer-serialised"

/** One product for sale, by its id or its handle. */
export const GET = route(
  { params: z.object({ id: productReferenceSchema }) },
  async ({ params, container, request, response }) => {
    const found = (await shopSnapshot(container)).product(params.id)
    if (!found) throw refuse("product_not_found", 404)
    answerSerialised(request, response, serialised(found.json))
  },
)
