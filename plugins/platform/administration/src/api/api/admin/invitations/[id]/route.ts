import { acceptedSchema, administratorIdSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
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
  async ({ params: { id }, container, request }) => {
    const { email: by } = await requireAdministrator(request)
    await withdrawInvitation(container, { by, id })
    return { accepted: true } satisfies Accepted
  },
)
