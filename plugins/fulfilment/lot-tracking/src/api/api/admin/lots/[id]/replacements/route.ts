import { lotIdSchema, lotReplacementInputSchema, lotReplacementsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { replaceRecalled } from "../../../../../../recalls"

export const POST = route(
  {
    summary: "Replace goods of a recalled lot",
    description:
      "Creates a free order for each listed order, with the units that were neither refunded since the " +
      "recall nor replaced. The customers are informed by e-mail. Returns one result per order.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    body: lotReplacementInputSchema,
    answer: lotReplacementsSchema,
    refusals: { 404: ["lot_not_found", "not_found"], 409: ["lot_not_recalled"] },
    example: { order_numbers: ["BP-2026-000123"] },
  },
  ({ params, body, administrator: { email }, container, language }) =>
    replaceRecalled(container, { lot: params.id, by: email, ...body }, language),
)
