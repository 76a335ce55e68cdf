import { documentFileSchema } from "@bon-perroquet/shop-api/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { documentsModule } from "../../../../../documents"
import { answerPdf } from "../../../../../documents/answer"

/** Any document, by its number. */
export const GET = route(
  { params: z.object({ file: documentFileSchema }) },
  async ({ params, container, request, response }) => {
    await requireAdministrator(request)
    await answerPdf(response, await documentsModule(container).ledger.numbered(params.file))
  },
)
