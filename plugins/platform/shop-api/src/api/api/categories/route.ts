import { categoriesSchema } from "@bon-perroquet/contract"
import { shopSnapshot } from "../../../catalogue"
import { route } from "../../../http"
import { answerSerialised } from "../../../http/answers/answer-serialised"

export const GET = route(
  {
    summary: "List categories",
    description: "All categories, in all languages.",
    answer: categoriesSchema,
    revalidated: true,
  },
  async ({ container, request, response }) => {
    answerSerialised(request, response, (await shopSnapshot(container)).categoryList())
  },
)
