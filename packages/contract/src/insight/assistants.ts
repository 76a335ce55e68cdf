import { z } from "zod"

/** Assistant that prepared an order. */
export const orderAssistantSchema = z.object({
  /** Host or program, for example chatgpt.com. */
  name: z.string(),
  /** Whether a signature proved the name. */
  is_verified: z.boolean(),
  protocol: z.enum(["mcp", "ucp", "acp"]),
})
export type OrderAssistant = z.infer<typeof orderAssistantSchema>

const stepsSchema = z.object({
  searches: z.number().int(),
  carts: z.number().int(),
  /** Carts that a shopper opened in the shop. */
  handovers: z.number().int(),
  orders: z.number().int(),
})
export type AssistantSteps = z.infer<typeof stepsSchema>
export const ASSISTANT_STEPS = ["searches", "carts", "handovers", "orders"] as const

/** GET /api/admin/assistants: by default the last 30 days. Both days are included. */
export const assistantsSchema = z.object({
  /** Whether assistants can shop at present. */
  is_on: z.boolean(),
  from: z.iso.date(),
  to: z.iso.date(),
  total: stepsSchema,
  /** Every day of the period. */
  days: z.array(stepsSchema.extend({ day: z.iso.date() })),
  /** Most orders first, then carts and searches. The name "other" combines the rest of a day with many names. */
  assistants: z.array(stepsSchema.extend({ name: z.string() })),
})
export type Assistants = z.infer<typeof assistantsSchema>
