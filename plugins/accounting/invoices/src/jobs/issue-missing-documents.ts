import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { everyInterval } from "@bon-perroquet/contract/jobs"
import { issueDocuments, undocumentedOrders } from "../documents"

const LIMIT = 500

export default async function issueMissingDocuments(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  for (const { order_id } of await undocumentedOrders(knex, 0, LIMIT)) {
    try {
      await issueDocuments(container, order_id)
    } catch (error) {
      logger.error(
        `The documents of order ${order_id} could not be issued`,
        error instanceof Error ? error : undefined,
      )
    }
  }
}

export const config = { name: "issue-missing-documents", schedule: everyInterval(5) }
