import { lotIdSchema } from "@bon-perroquet/contract"
import { spreadsheet } from "@bon-perroquet/api-kit/csv"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { lotRecord } from "../../../../../../recalls"

export const GET = route(
  {
    summary: "Download a lot's recipients as CSV",
    description: "For the authorities, in the caller's language.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    answer: { file: "text/csv" },
    refusals: { 404: ["lot_not_found", "not_found"] },
  },
  async ({ params, container, response, language }) => {
    const { record } = await lotRecord(container, params.id, language)
    const rows = record.rows.map((row) => row.map((cell) => cell.replaceAll("\n", " ")))
    response.setHeader("Content-Type", "text/csv; charset=utf-8")
    response.setHeader("Content-Disposition", 'attachment; filename="lot.csv"')
    response.setHeader("Cache-Control", "private, no-store")
    response.status(200).send(spreadsheet([...record.facts, [""], record.head, ...rows], ";"))
  },
)
