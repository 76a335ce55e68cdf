import { acceptedSchema, administratorIdSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
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
  async ({ params: { id }, container, request }) => {
    const { email: by } = await requireAdministrator(request)
    await endSessions(container, { by, id })
    return { accepted: true } satisfies Accepted
  },
)
