import { productsSchema } from "../../../contract"
import { shopSnapshot } from "../../../catalogue"
import { route } from "../../../http"
import { answerSerialised } from "../../../http/answer-serialised"

export const GET = route(
  {
    summary: "List the products",
    description: "All that are for sale, in the three languages.",
    answer: productsSchema,
    revalidated: true,
  },
  async ({ container, request, response }) => {
    answerSerialised(request, response, (await shopSnapshot(container)).productList())
  },
)
