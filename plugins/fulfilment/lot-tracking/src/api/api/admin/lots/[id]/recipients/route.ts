import { lotIdSchema, lotRecipientsSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
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
  async ({ params, container, request }) => {
    await requireAdministrator(request)
    return lotRecipients(container, params.id)
  },
)
