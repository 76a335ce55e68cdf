import { z } from "zod"

/** Every refusal: a sentence in the caller's language and a name that programs can rely on. */
export const errorSchema = z.object({ detail: z.string(), code: z.string() })
export type ApiError = z.infer<typeof errorSchema>
