import { freshProofSchema } from "@bon-perroquet/contract"
import { beforeEngine, refuse } from "@bon-perroquet/api-kit/http"
import { statedCallers } from "@bon-perroquet/api-kit/identity"
import { prove } from "../../../../../fresh-proof"

export const POST = beforeEngine(async (request, response) => {
  const proof = freshProofSchema.parse(request.body)
  const [caller] = await statedCallers(request)
  if (!caller) throw refuse("fresh_proof_required", 403, { proof: "sign_in", in_medusa_admin: true })
  response.json(await prove(request, caller, proof))
})
