import { productInformationSchema, productReferenceSchema } from "@bon-perroquet/contract"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { answerSerialised, refuse, route, serialised } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { readInformation } from "../../../../../information"

export const GET = route(
  {
    summary: "Retrieve a product's mandatory information",
    description:
      "Food: Regulation (EU) 1169/2011. Feed: Regulation (EC) 767/2009. Other goods: Regulation (EU) " +
      "2023/988. Returns all languages. French replaces missing texts. Allergens in `ingredients` are " +
      "between asterisks.",
    params: z.object({ id: productReferenceSchema }),
    answer: productInformationSchema,
    revalidated: true,
    refusals: { 404: ["product_not_found"] },
  },
  async ({ params, knex, language, container, request, response }) => {
    const product = (await shopSnapshot(container)).product(params.id, language)
    const information = product && (await readInformation(knex, [product.id])).get(product.id)
    if (!information) throw refuse("product_not_found", 404)
    // The response depends on the language, because a handle can belong to different products in two languages.
    response.vary("Accept-Language")
    answerSerialised(request, response, serialised(JSON.stringify(information)))
  },
)
