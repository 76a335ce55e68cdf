import { productReferenceSchema, productSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { shopSnapshot } from "../../../../catalogue"
import { serialised } from "../../../../catalogue/serialised"
import { refuse, route } from "../../../../http"
import { answerSerialised } from "../../../../http/answer-serialised"

export const GET = route(
  {
    summary: "Read a product",
    description: "One that is for sale, by its id or its handle.",
    params: z.object({ id: productReferenceSchema }),
    answer: productSchema,
    revalidated: true,
    refusals: { 404: ["product_not_found"] },
  },
  async ({ params, container, request, response }) => {
    const found = (await shopSnapshot(container)).product(params.id)
    if (!found) throw refuse("product_not_found", 404)
    answerSerialised(request, response, serialised(found.json))
  },
)
