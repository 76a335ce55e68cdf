import { productInformationSchema, productReferenceSchema } from "@bon-perroquet/contract"
import { shopSnapshot } from "@bon-perroquet/shop-api/catalogue"
import { answerSerialised, refuse, route, serialised } from "@bon-perroquet/shop-api/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { readInformation } from "../../../../../information"

export const GET = route(
  {
    summary: "Read what the law wants told of a product before it is bought",
    description:
      "Food by Regulation (EU) 1169/2011, feed by Regulation (EC) 767/2009, other goods by Regulation (EU) 2023/988. " +
      "In all languages; French stands in where another one is empty. Between asterisks in `ingredients` stand allergens.",
    params: z.object({ id: productReferenceSchema }),
    answer: productInformationSchema,
    revalidated: true,
    refusals: { 404: ["product_not_found"] },
  },
  async ({ params, language, container, request, response }) => {
    const found = (await shopSnapshot(container)).product(params.id, language)
    const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const told = found && (await readInformation(knex, [found.id])).get(found.id)
    if (!told) throw refuse("product_not_found", 404)
    // A handle can belong to different products in two languages.
    response.vary("Accept-Language")
    answerSerialised(request, response, serialised(JSON.stringify(told)))
  },
)
