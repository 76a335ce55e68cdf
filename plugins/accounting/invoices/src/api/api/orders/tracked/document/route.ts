import { linkedDocumentSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { trackedOrder } from "@bon-perroquet/api-kit/signed-links"
import { documentsOf } from "../../../../../documents"
import { answerPdf, customersDownloads, documentAmong } from "../../../../../documents/answer"

export const POST = route(
  {
    summary: "Download a document by the order's tracking link",
    description:
      "The invoice of the order, or another document of the order by its number. A document names its buyer.",
    body: linkedDocumentSchema,
    answer: { file: "application/pdf" },
    refusals: { 400: ["link_expired"], 404: ["document_not_found"] },
    limit: "120 documents a minute",
    example: { token: "eyJhbGciOi…" },
  },
  async ({ body, container, request, response }) => {
    customersDownloads.admit(request)
    const order = await trackedOrder(container, body.token)
    await answerPdf(response, documentAmong(await documentsOf(container, order), body.number))
  },
)
