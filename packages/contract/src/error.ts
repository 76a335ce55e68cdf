import { z } from "zod"
import { PROOFS } from "./sets"

/** Every refusal: a sentence in the caller's language and a name that programs can rely on. */
export const errorSchema = z.object({
  detail: z.string(),
  code: z.string(),
  /** With `fresh_proof_required`: what the caller sends to POST /api/auth/proof before the same call again. */
  proof: z.enum(PROOFS).optional(),
})
export type ApiError = z.infer<typeof errorSchema>
