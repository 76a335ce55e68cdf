import { z } from "@medusajs/framework/zod"
import { ATTEMPT_STATES } from "../../../modules/checkout"

export const attemptsQuerySchema = z.object({
  state: z.enum(ATTEMPT_STATES).optional(),
  search: z.string().trim().max(120).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(25),
})
