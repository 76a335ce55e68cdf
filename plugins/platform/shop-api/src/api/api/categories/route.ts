import { categoriesSchema } from "@bon-perroquet/contract"
import { shopSnapshot } from "../../../catalogue"
import { route } from "@bon-perroquet/api-kit/http"
import { answerSerialised } from "@bon-perroquet/api-kit/http"

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
