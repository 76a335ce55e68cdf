import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { everyInterval } from "@bon-perroquet/jobs"
import { issueDocuments, unissuedOrderIds } from "../documents"

const LIMIT = 500

/** Issues missing documents, for example after a crash between a payment and its event. */
export default async function issueMissingDocuments(container: MedusaContainer): Promise<void> {
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const ids = await unissuedOrderIds(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), LIMIT)
  for (const id of ids) {
    try {
      await issueDocuments(container, id)
    } catch (error) {
      // An order that fails must not block the others.
      logger.error(
        `The documents of order ${id} could not be issued`,
        error instanceof Error ? error : undefined,
      )
    }
  }
}

export const config = { name: "issue-missing-documents", schedule: everyInterval(5) }
