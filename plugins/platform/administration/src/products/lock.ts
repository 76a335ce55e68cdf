import { refuse } from "@bon-perroquet/api-kit/http"
import { isTaken } from "@bon-perroquet/contract/lease"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Maximum seconds that a change waits for a lock: of a product, its stock (a checkout takes it too) or a new name. */
const TIMEOUT = 20

/** Runs a job while it holds locks. @throws 409 if the keys stay locked */
export async function underLock<T>(
  container: MedusaContainer,
  keys: string | string[],
  job: () => Promise<T>,
): Promise<T> {
  try {
    return await container.resolve(Modules.LOCKING).execute(keys, job, { timeout: TIMEOUT })
  } catch (error) {
    if (isTaken(error)) throw refuse("product_busy", 409)
    throw error
  }
}
