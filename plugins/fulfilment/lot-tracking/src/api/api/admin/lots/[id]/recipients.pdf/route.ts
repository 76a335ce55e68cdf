import { lotIdSchema } from "@bon-perroquet/contract"
import { documentKeeper } from "@bon-perroquet/api-kit/documents"
import { refuse, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { sellerOf } from "../../../../../../lots"
import { lotRecord, printedRecord } from "../../../../../../recalls"

export const GET = route(
  {
    summary: "Download a lot's recipients as PDF",
    description: "For the authorities, in the caller's language: the data of the lot and its recipients.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    answer: { file: "application/pdf" },
    refusals: { 404: ["lot_not_found", "not_found"] },
  },
  async ({ params, container, response, language }) => {
    const printer = documentKeeper()
    if (!printer) throw refuse("not_found", 404)
    const { record } = await lotRecord(container, params.id, language)
    const pdf = await printer.print(printedRecord(record, await sellerOf(container), language))
    response.setHeader("Content-Type", "application/pdf")
    response.setHeader("Content-Disposition", 'attachment; filename="lot.pdf"')
    response.setHeader("Cache-Control", "private, no-store")
    response.status(200).send(pdf)
  },
)
