import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Runs `work`, and logs its failure as `problem`, so that it does not stop the work for others. @returns whether it succeeded */
export async function orLog(
  container: MedusaContainer,
  problem: string,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`${problem} and will be tried again: ${String(error)}`)
    return false
  }
}
