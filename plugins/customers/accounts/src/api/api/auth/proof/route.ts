import { freshProofSchema, provedSchema } from "@bon-perroquet/contract"
import { route } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import { prove } from "../../../../fresh-proof"

export const POST = route(
  {
    summary: "Confirm your identity",
    description:
      "Sensitive actions return 403 `fresh_proof_required` if the session has no proof from the last " +
      "five minutes. The error's `proof` names the proof to send here: `password`, or `code` (of the " +
      "authenticator app, or a recovery code) if the account has a second factor. Then repeat the call.",
    access: "account",
    body: freshProofSchema,
    answer: provedSchema,
    refusals: { 403: ["fresh_proof_required", "wrong_password", "wrong_code"] },
    limit: "10 wrong passwords or codes in 15 minutes",
    example: { password: "noix de cajou" },
  },
  async ({ body, request }) => prove(request, await requireCaller(request), body),
)
