import { Readable } from "node:stream"
import { documentNumberSchema } from "@bon-perroquet/contract"
import { refuse, route, sendFile } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { documentsModule } from "../../../../../../documents"
import { contentSchema } from "../../../../../../modules/documents"
import { structuredOf } from "../../../../../../ubl"

export const GET = route(
  {
    summary: "Download a document as UBL",
    description:
      "An invoice or a credit note, by its number. The format is Peppol BIS Billing 3.0 if the buyer is " +
      "a business that Peppol identifies by its VAT number, otherwise UBL 2.1 (EN 16931).",
    access: "administrator",
    params: z.object({ file: documentNumberSchema }),
    answer: { file: "application/xml" },
    refusals: { 404: ["document_not_found"] },
  },
  async ({ params, container, response }) => {
    const document = await documentsModule(container).ledger.numbered(params.file)
    if (!document) throw refuse("document_not_found", 404)
    const xml = structuredOf(contentSchema.parse(document.content))
    await sendFile(response, `${document.number}.xml`, Readable.from([xml]))
  },
)
