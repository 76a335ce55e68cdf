import { answerSerialised, route, serialised } from "@bon-perroquet/api-kit/http"
import { STYLE } from "../../../../page"

const style = serialised(STYLE)

export const GET = route(
  {
    summary: "Retrieve the style sheet of the documentation",
    answer: { file: "text/css" },
    revalidated: true,
  },
  ({ request, response }) => {
    answerSerialised(request, response, style, "text/css; charset=utf-8")
    return undefined
  },
)
