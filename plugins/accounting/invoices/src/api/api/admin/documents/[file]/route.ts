import { documentFileSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { documentsModule } from "../../../../../documents"
import { answerPdf } from "../../../../../documents/answer"

export const GET = route(
  {
    summary: "Download a document",
    description: "An invoice or a credit note, by its number and `.pdf`.",
    access: "administrator",
    params: z.object({ file: documentFileSchema }),
    answer: { file: "application/pdf" },
    refusals: { 404: ["document_not_found"] },
  },
  async ({ params, container, response }) => {
    await answerPdf(response, await documentsModule(container).ledger.numbered(params.file))
  },
)
