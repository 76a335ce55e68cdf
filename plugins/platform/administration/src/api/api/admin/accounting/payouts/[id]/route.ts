import { payoutDetailSchema, payoutIdSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { payout } from "../../../../../../payouts"

export const GET = route(
  {
    summary: "Retrieve a Stripe payout",
    description: "All transactions of the payout, with their orders.",
    access: "administrator",
    params: z.object({ id: payoutIdSchema }),
    answer: payoutDetailSchema,
    refusals: { 404: ["not_found"], 503: ["unavailable"] },
  },
  ({ params, container }) => payout(container, params.id),
)
