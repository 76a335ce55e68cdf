import { linkedDocumentSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { linkData } from "@bon-perroquet/shop-api/signed-links"
import { documentsOf } from "../../../../../documents"
import { answerPdf, customersDownloads, documentAmong } from "../../../../../documents/answer"

/** The invoice of the order that a mail's link leads to, for whoever has the link. */
export const POST = route({ body: linkedDocumentSchema }, async ({ body, container, request, response }) => {
  customersDownloads.admit(request)
  const { order } = linkData(container, "order", body.token)
  await answerPdf(response, documentAmong(await documentsOf(container, order), body.number))
})
