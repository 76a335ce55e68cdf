import { z } from "zod"
import { PROOFS } from "./sets"

/** A rejected value of the request: its path, a stable code, and the reason in the caller's language. */
const fieldErrorSchema = z.object({ field: z.string(), code: z.string(), reason: z.string() })
export type FieldError = z.infer<typeof fieldErrorSchema>

/** Error response: a stable code for programs and a sentence in the caller's language. */
export const errorSchema = z.object({
  detail: z.string(),
  code: z.string(),
  /** With `fresh_proof_required`: the proof to send to POST /api/auth/proof before you repeat the call. */
  proof: z.enum(PROOFS).optional(),
  /** With `invalid_request`: all wrong values. With `information_needed`: the missing information. */
  errors: z.array(fieldErrorSchema).optional(),
})
export type ApiError = z.infer<typeof errorSchema>
