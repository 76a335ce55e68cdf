import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { outboxHealth } from "../../../outbox"
import { outboxOf } from "../../../outbox/outbox-worker"
import { withoutTokens } from "../../../outbox/without-tokens"

const querySchema = z.object({
  to: z.string().max(254).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = querySchema.safeParse(request.query)
  if (!query.success) {
    response.status(400).json({ type: "invalid_data", message: "limit: 1 to 200; to: one address" })
    return
  }
  const messages = await outboxOf(request.scope).table.newest(query.data.limit, query.data.to)
  response
    .set("Cache-Control", "no-store")
    .json({ messages: messages.map(withoutTokens), health: await outboxHealth(request.scope) })
}
