import { administratorIdSchema, invitationSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { inviteAgain } from "../../../../../../users"

export const POST = route(
  {
    summary: "Send an invitation again",
    description:
      "Only for owners with a fresh proof. The new link works for one day, earlier links stop working.",
    access: "administrator",
    params: z.object({ id: administratorIdSchema }),
    answer: invitationSchema,
    refusals: { 403: ["fresh_proof_required"], 404: ["invitation_not_found"] },
  },
  ({ params: { id }, administrator: { email: by }, container }) => inviteAgain(container, { by, id }),
)
