import { acceptedSchema, administratorIdSchema, type Accepted } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { removeAdministrator } from "../../../../../users"

export const DELETE = route(
  {
    summary: "Remove an administrator",
    description:
      "Only for owners with a fresh proof. All sessions of the person end at once, and their API keys stop working. A " +
      "customer account of the same person remains. The person and all owners are informed by e-mail.",
    access: "administrator",
    params: z.object({ id: administratorIdSchema }),
    answer: acceptedSchema,
    refusals: {
      403: ["fresh_proof_required"],
      404: ["administrator_not_found"],
      409: ["last_owner"],
    },
  },
  async ({ params: { id }, container, request }) => {
    const { email: by } = await requireAdministrator(request)
    await removeAdministrator(container, { by, id })
    return { accepted: true } satisfies Accepted
  },
)
