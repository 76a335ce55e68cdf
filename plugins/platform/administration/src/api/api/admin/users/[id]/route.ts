import { acceptedSchema, administratorIdSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
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
  ({ params: { id }, administrator: { email: by }, container }) =>
    accepted(removeAdministrator(container, { by, id })),
)
