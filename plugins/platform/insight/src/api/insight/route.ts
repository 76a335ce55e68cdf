import { insightCountsSchema } from "@bon-perroquet/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addCounts } from "../../counts"

/** Stores the counts of an edge. Edges do not forward this path, so visitors cannot call it. */
export async function POST({ body, scope }: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { success, data } = insightCountsSchema.safeParse(body)
  if (!success) {
    response.status(400).json({ message: "The counts are not valid." })
    return
  }
  await addCounts(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), data.counts)
  response.json({ accepted: true })
}
