import { lotIdSchema, lotRecipientsSchema, recallInputSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { lotRecipients, recallLot } from "../../../../../../recalls"

export const POST = route(
  {
    summary: "Recall a lot",
    description:
      "Removes the remaining units from stock and sends one e-mail to each customer who received units, " +
      "in their language. You cannot undo a recall.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    body: recallInputSchema,
    answer: lotRecipientsSchema,
    refusals: { 404: ["lot_not_found", "not_found"], 409: ["lot_recalled"] },
    example: { reasons: { fr: "Présence possible de moisissures.", en: "Mould may be present." } },
  },
  async ({ params, body, administrator: { email }, container }) => {
    await recallLot(container, email, params.id, body.reasons)
    return lotRecipients(container, params.id)
  },
)
