import { acceptedSchema, administratorIdSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { withdrawInvitation } from "../../../../../users"

export const DELETE = route(
  {
    summary: "Withdraw an invitation",
    description: "Only for owners with a fresh proof. Its link stops working at once.",
    access: "administrator",
    params: z.object({ id: administratorIdSchema }),
    answer: acceptedSchema,
    refusals: { 403: ["fresh_proof_required"], 404: ["invitation_not_found"] },
  },
  ({ params: { id }, administrator: { email: by }, container }) =>
    accepted(withdrawInvitation(container, { by, id })),
)
