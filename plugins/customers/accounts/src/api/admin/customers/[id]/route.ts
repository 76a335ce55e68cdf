import { beforeEngine } from "@bon-perroquet/api-kit/http"
import { eraseCustomer } from "../../../../personal-data"

/** Replaces Medusa's route, which only hides the customer. */
export const DELETE = beforeEngine(async ({ scope, params }, response) => {
  const id = params["id"] ?? ""
  await eraseCustomer(scope, id)
  response.json({ id, object: "customer", deleted: true })
})
