import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { attemptView } from "../../../checkout"
import { CHECKOUT_MODULE, ATTEMPT_STATES, type CheckoutModuleService } from "../../../modules/checkout"
import { z } from "@medusajs/framework/zod"

const attemptsQuerySchema = z.object({
  state: z.enum(ATTEMPT_STATES).optional(),
  search: z.string().trim().max(120).optional(),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(200).default(25),
})

/** Lists checkout attempts, newest first. Medusa restricts `/admin` to administrators. */
export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const query = attemptsQuerySchema.safeParse(request.query)
  if (!query.success) {
    response.status(400).json({ type: "invalid_data", message: "invalid_query" })
    return
  }
  const { state, search, offset, limit } = query.data
  const like = search && { $ilike: `%${search.replace(/[\\%_]/g, "\\$&")}%` }
  const [attempts, count] = await request.scope
    .resolve<CheckoutModuleService>(CHECKOUT_MODULE)
    .listAndCountCheckoutAttempts(
      { ...(state && { state }), ...(like && { $or: [{ order_number: like }, { email: like }] }) },
      { skip: offset, take: limit, order: { created_at: "DESC" } },
    )
  response
    .set("Cache-Control", "no-store")
    .json({ attempts: attempts.map(attemptView), count, offset, limit })
}
