import { Readable } from "node:stream"
import { quarterQuerySchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { sendFile } from "../../../../../documents/send-file"
import { intraCommunityStatement } from "../../../../../statement"

export const GET = route(
  {
    summary: "Download the recapitulative statement",
    description:
      "Goods delivered without VAT to businesses of other member states in a quarter, a line for each with code L, as Intervat " +
      "takes it.",
    access: "administrator",
    query: quarterQuerySchema,
    answer: { file: "application/xml" },
  },
  async ({ query: { quarter }, container, request, response }) => {
    await requireAdministrator(request)
    const xml = await intraCommunityStatement(container, quarter)
    await sendFile(response, `intra-community-${quarter}.xml`, Readable.from([xml]))
  },
)
