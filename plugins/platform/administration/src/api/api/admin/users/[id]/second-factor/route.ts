import { acceptedSchema, administratorIdSchema, takeSecondFactorSchema } from "@bon-perroquet/contract"
import { accepted, route } from "@bon-perroquet/api-kit/http"
import { requireAdministrator } from "@bon-perroquet/api-kit/identity"
import { z } from "zod"
import { takeLostSecondFactor } from "../../../../../../users"

export const DELETE = route(
  {
    summary: "Remove a lost second factor",
    description:
      "For owners, with the owner's password, for another administrator who lost both the app and the " +
      "recovery codes. All sessions of that person end, an e-mail informs them, and the change log " +
      "records the owner. To remove your own second factor, use DELETE /api/users/second-factor with a " +
      "code.",
    access: "administrator",
    params: z.object({ id: administratorIdSchema }),
    body: takeSecondFactorSchema,
    answer: acceptedSchema,
    refusals: {
      403: ["wrong_password", "fresh_proof_required"],
      404: ["administrator_not_found"],
      409: ["second_factor_missing", "own_second_factor"],
    },
    limit: "10 wrong passwords in 15 minutes",
    example: { password: "noix de cajou" },
  },
  async ({ params: { id }, body: { password }, request, language }) =>
    accepted(takeLostSecondFactor(request, await requireAdministrator(request), { id, password, language })),
)
