import { lotIdSchema, lotRecipientsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { lotRecipients } from "../../../../../../recalls"

export const GET = route(
  {
    summary: "List a lot's recipients",
    description: "By order, without returned units.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    answer: lotRecipientsSchema,
    refusals: { 404: ["lot_not_found", "not_found"] },
  },
  ({ params, container }) => lotRecipients(container, params.id),
)
