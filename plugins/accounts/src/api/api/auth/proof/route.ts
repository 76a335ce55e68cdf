import { freshProofSchema, provedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import { prove } from "../../../../fresh-proof"

export const POST = route(
  {
    summary: "Confirm who you are",
    description:
      "Sensitive actions answer 403 `fresh_proof_required` unless the session has a proof that is five minutes old at most. " +
      "The refusal’s `proof` names what to send here: `password`, or `code` (of the authenticator app, or a recovery code) " +
      "if the account has a second factor. Then send the refused call again.",
    access: "account",
    body: freshProofSchema,
    answer: provedSchema,
    refusals: { 403: ["fresh_proof_required", "wrong_password", "wrong_code"] },
    limit: "10 wrong passwords or codes in 15 minutes",
    example: { password: "noix de cajou" },
  },
  async ({ body, request }) => prove(request, await requireCaller(request), body),
)
