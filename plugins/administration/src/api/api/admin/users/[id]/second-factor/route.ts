import {
  acceptedSchema,
  administratorIdSchema,
  takeSecondFactorSchema,
  type Accepted,
} from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireAdministrator } from "@bon-perroquet/shop-api/identity"
import { z } from "zod"
import { takeLostSecondFactor } from "../../../../../../users"

export const DELETE = route(
  {
    summary: "Take a lost second factor away",
    description:
      "For an owner who says their own password, of another administrator who has neither the app nor a recovery code any more. " +
      "All sessions of that person end, a mail tells them, and the change log tells whose doing it was. One’s own is taken " +
      "away with a code, by DELETE /api/users/second-factor.",
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
  async ({ params: { id }, body: { password }, request, language }) => {
    await takeLostSecondFactor(request, await requireAdministrator(request), { id, password, language })
    return { accepted: true } satisfies Accepted
  },
)
