import { documentFileSchema, orderNumberSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { z } from "zod"
import { answerPdf, documentAmong } from "../../../../../../../documents/answer"
import { documentsOfOwn } from "../../../../../../../documents/own"

/** Any document of one's own order, by its number. */
export const GET = route(
  { params: z.object({ order_number: orderNumberSchema, file: documentFileSchema }) },
  async ({ params, request, response }) =>
    answerPdf(response, documentAmong(await documentsOfOwn(request, params.order_number), params.file)),
)
