import { refuse } from "@bon-perroquet/shop-api/http"
import { isTaken } from "@bon-perroquet/checkout/checkout"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Seconds that a change waits for others: a checkout that takes from the same stock, a product that is being made. */
const TIMEOUT = 20

/** Runs `job` alone on these keys, in every process. @throws 409 when they are not free in time */
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
