import { orderNumberSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { answerPdf, documentAmong } from "../../../../../../documents/answer"
import { documentsOfOwn } from "../../../../../../documents/own"

export const GET = route(
  {
    summary: "Download the invoice of an order",
    description: "It is issued shortly after the payment.",
    access: "account",
    params: z.object({ order_number: orderNumberSchema }),
    answer: { file: "application/pdf" },
    refusals: { 404: ["order_not_found", "document_not_found"] },
    limit: "120 documents a minute",
  },
  async ({ params, request, response }) =>
    answerPdf(response, documentAmong(await documentsOfOwn(request, params.order_number))),
)
