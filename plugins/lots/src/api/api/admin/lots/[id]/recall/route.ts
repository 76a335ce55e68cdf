import { lotIdSchema, lotRecipientsSchema, recallInputSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { lotRecipients, recallLot } from "../../../../../../recalls"

export const POST = route(
  {
    summary: "Call a lot back",
    description:
      "What is left of it is out of stock from then on, and whoever got some of it is written to once, in their language. " +
      "It can't be taken back.",
    access: "administrator",
    params: z.object({ id: lotIdSchema }),
    body: recallInputSchema,
    answer: lotRecipientsSchema,
    refusals: { 404: ["lot_not_found", "not_found"], 409: ["lot_recalled"] },
    example: { reasons: { fr: "Présence possible de moisissures.", en: "Mould may be present." } },
  },
  async ({ params, body, container, request }) => {
    const { email } = await requireAdministrator(request)
    await recallLot(container, email, params.id, body.reasons)
    return lotRecipients(container, params.id)
  },
)
