import { answerSerialised, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { served } from "../../../served"

export const GET = route(
  {
    summary: "Retrieve this document",
    description: "Description of the API in OpenAPI 3.1, generated from the schemas that validate the calls.",
    answer: z.looseObject({ openapi: z.string() }),
    revalidated: true,
  },
  async ({ container, request, response }) => {
    answerSerialised(request, response, (await served(container)).document)
  },
)
