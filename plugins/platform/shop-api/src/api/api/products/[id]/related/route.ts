import { productReferenceSchema, relatedProductsSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { shopSnapshot } from "../../../../../catalogue"
import { answerSerialised, refuse, route, serialised } from "@bon-perroquet/api-kit/http"
import { relatedTo } from "../../../../../related"

export const GET = route(
  {
    summary: "List related products",
    description:
      "Products often bought together with it, by enough buyers that no individual can be identified. " +
      "If there are none, products of the same category. Only products in stock.",
    params: z.object({ id: productReferenceSchema }),
    answer: relatedProductsSchema,
    revalidated: true,
    refusals: { 404: ["product_not_found"] },
  },
  async ({ params, language, container, request, response }) => {
    const snapshot = await shopSnapshot(container)
    const product = snapshot.product(params.id, language)
    if (!product) throw refuse("product_not_found", 404)
    // The same handle can belong to different products in different languages.
    response.vary("Accept-Language")
    answerSerialised(request, response, serialised(await relatedTo(container, snapshot, product)))
  },
)
