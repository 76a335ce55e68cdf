import { Readable } from "node:stream"
import { quarterQuerySchema } from "@bon-perroquet/contract"
import { route, sendFile } from "@bon-perroquet/api-kit/http"
import { intraCommunityStatement } from "../../../../../statement"

export const GET = route(
  {
    summary: "Download the recapitulative statement",
    description:
      "Goods sold without VAT to businesses in other member states in a quarter, with one line per " +
      "customer and code L, in the format of Intervat.",
    access: "administrator",
    query: quarterQuerySchema,
    answer: { file: "application/xml" },
  },
  async ({ query: { quarter }, container, response }) => {
    const xml = await intraCommunityStatement(container, quarter)
    await sendFile(response, `intra-community-${quarter}.xml`, Readable.from([xml]))
  },
)
