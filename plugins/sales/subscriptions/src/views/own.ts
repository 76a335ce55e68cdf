import { refuse } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { repeatsOf } from "../offer"

/** Throws 404 repeat_not_found unless the subscription belongs to the caller. */
export async function requireOwn(request: MedusaRequest, id: string): Promise<void> {
  const { customer } = await requireCaller(request)
  const repeat = await repeatsOf(request.scope).repeats.withId(id)
  if (!customer || repeat?.customer_id !== customer.id) throw refuse("repeat_not_found", 404)
}
