import { productReferenceSchema, productSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { shopSnapshot } from "../../../../catalogue"
import { serialised } from "@bon-perroquet/api-kit/http"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { answerSerialised } from "@bon-perroquet/api-kit/http"

export const GET = route(
  {
    summary: "Retrieve a product",
    description: "A product for sale, by its id or by a current or former handle in any language.",
    params: z.object({ id: productReferenceSchema }),
    answer: productSchema,
    revalidated: true,
    refusals: { 404: ["product_not_found"] },
  },
  async ({ params, language, container, request, response }) => {
    const product = (await shopSnapshot(container)).product(params.id, language)
    if (!product) throw refuse("product_not_found", 404)
    // The same handle can belong to different products in different languages.
    response.vary("Accept-Language")
    answerSerialised(request, response, serialised(product.json))
  },
)
