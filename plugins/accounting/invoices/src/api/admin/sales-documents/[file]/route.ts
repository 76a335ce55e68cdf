import { sendFile } from "@bon-perroquet/api-kit/http"
import { Readable } from "node:stream"
import { documentNumberSchema } from "@bon-perroquet/contract"
import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { documentsModule } from "../../../../documents"
import { answerPdf } from "../../../../documents/answer"
import { contentSchema } from "../../../../modules/documents"
import { structuredOf } from "../../../../ubl"

const FILE = /^(.+)\.(pdf|xml)$/

export async function GET(request: AuthenticatedMedusaRequest, response: MedusaResponse): Promise<void> {
  const [, name, ending] = FILE.exec(request.params["file"] ?? "") ?? []
  const { data: number } = documentNumberSchema.safeParse(name)
  const document = number ? await documentsModule(request.scope).ledger.numbered(number) : null
  if (!document) throw new MedusaError(MedusaError.Types.NOT_FOUND, "document_not_found")
  if (ending === "pdf") return answerPdf(response, document)
  const xml = structuredOf(contentSchema.parse(document.content))
  await sendFile(response, `${document.number}.xml`, Readable.from([xml]))
}
