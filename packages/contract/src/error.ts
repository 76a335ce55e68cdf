import { z } from "zod"
import { PROOFS } from "./sets"

/** Error response: a stable code for programs and a sentence in the caller's language. */
export const errorSchema = z.object({
  detail: z.string(),
  code: z.string(),
  /** With `fresh_proof_required`: the proof to send to POST /api/auth/proof before you repeat the call. */
  proof: z.enum(PROOFS).optional(),
})
export type ApiError = z.infer<typeof errorSchema>
