import { refuse } from "@bon-perroquet/shop-api/http"
import { requireCaller } from "@bon-perroquet/shop-api/identity"
import type { MedusaRequest } from "@medusajs/framework/http"

/** The customer's id. @throws 401 for nobody, 403 for an administrator who is no customer */
export async function requireCustomer(request: MedusaRequest): Promise<string> {
  const { customer } = await requireCaller(request)
  if (!customer) throw refuse("administrator_account", 403)
  return customer.id
}
