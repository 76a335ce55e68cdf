import { emailSchema } from "@bon-perroquet/contract"
import { z } from "zod"
import { beforeEngine } from "../errors/answer-as-engine"

const bodySchema = z.looseObject({ email: emailSchema.or(z.literal("")).nullish() })

/** Rejects a Medusa call with 400 if its `email` is no address. Medusa itself accepts any text. Removes spaces around it. */
export const requireEngineEmail = beforeEngine(({ body, validatedBody }) => {
  if (typeof body !== "object" || body === null || !("email" in body)) return
  const { email } = bodySchema.parse(body)
  for (const sent of [body, validatedBody] as ({ email?: unknown } | undefined)[])
    if (typeof sent?.email === "string") sent.email = email
})
