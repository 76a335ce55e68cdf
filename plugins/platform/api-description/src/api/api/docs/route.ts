import { answerSerialised, route } from "@bon-perroquet/api-kit/http"
import { served } from "../../../served"

export const GET = route(
  { summary: "Retrieve the API documentation as a page", answer: { file: "text/html" }, revalidated: true },
  async ({ container, request, response }) => {
    answerSerialised(request, response, (await served(container)).page, "text/html; charset=utf-8")
  },
)
