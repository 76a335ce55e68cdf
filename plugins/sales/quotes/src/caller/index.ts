import { refuse } from "@bon-perroquet/api-kit/http"
import { requireCaller } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"

/** @throws 401 without sign-in, 403 for an administrator without customer account */
export async function requireCustomer(request: MedusaRequest): Promise<string> {
  const { customer } = await requireCaller(request)
  if (!customer) throw refuse("administrator_account", 403)
  return customer.id
}
