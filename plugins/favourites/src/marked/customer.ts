import { refuse } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"

/** Returns the customer's id. @throws 401 without sign-in, 403 for an administrator without customer account */
export async function requireCustomer(request: MedusaRequest): Promise<string> {
  const { customer } = await requireCaller(request)
  if (!customer) throw refuse("administrator_account", 403)
  return customer.id
}
