import { insightCountsSchema } from "@bon-perroquet/contract"
import { channelWithCode, inChannel } from "@bon-perroquet/contract/channels"
import { CHANNEL_HEADER } from "@bon-perroquet/contract/channels/declared"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { addCounts } from "../../counts"

/**
 * Stores the counts of an edge, in the channel that its header names. Edges do not forward this path, so visitors cannot
 * call it.
 */
export async function POST(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { success, data } = insightCountsSchema.safeParse(request.body)
  if (!success) {
    response.status(400).json({ message: "The counts are not valid." })
    return
  }
  const knex = request.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await inChannel(channelWithCode(request.get(CHANNEL_HEADER) ?? ""), () => addCounts(knex, data.counts))
  response.json({ accepted: true })
}
