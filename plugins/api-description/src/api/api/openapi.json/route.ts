import { answerSerialised, route } from "@bon-perroquet/shop-api/http"
import { z } from "zod"
import { served } from "../../../served"

export const GET = route(
  {
    summary: "Read this document",
    description: "The description of the API as OpenAPI 3.1, made of the schemas that the calls are held to.",
    answer: z.looseObject({ openapi: z.string() }),
    revalidated: true,
  },
  async ({ container, request, response }) => {
    answerSerialised(request, response, (await served(container)).document)
  },
)
