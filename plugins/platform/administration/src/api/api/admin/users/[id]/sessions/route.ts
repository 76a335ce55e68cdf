import { acceptedSchema, administratorIdSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { z } from "zod"
import { endSessions } from "../../../../../../users"

export const DELETE = route(
  {
    summary: "End all sessions of an administrator",
    description:
      "Only for owners with a fresh proof. Links that were e-mailed to the person stop working, too. The person and " +
      "all owners are informed by e-mail.",
    access: "administrator",
    params: z.object({ id: administratorIdSchema }),
    answer: acceptedSchema,
    refusals: { 403: ["fresh_proof_required"], 404: ["administrator_not_found"] },
  },
  ({ params: { id }, administrator: { email: by }, container }) =>
    accepted(endSessions(container, { by, id })),
)
