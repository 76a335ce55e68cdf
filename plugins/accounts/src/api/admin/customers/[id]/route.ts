import { beforeEngine } from "@bon-perroquet/shop-api/http"
import { eraseCustomer } from "../../../../personal-data"

/**
 * Medusa Admin's "Delete" of a customer, by the one function that erases people. In the place of the engine's own route, which would
 * hide the record with all that is known of the person.
 */
export const DELETE = beforeEngine(async ({ scope, params }, response) => {
  const id = params["id"] ?? ""
  await eraseCustomer(scope, id)
  response.json({ id, object: "customer", deleted: true })
})
