import { isTaken } from "@bon-perroquet/checkout/checkout"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/** Seconds to wait for a checkout or parcel of the same goods. */
const TIMEOUT = 20

/** Runs `job` under the engine's lock on an inventory item. @throws 409 product_busy if it is not free in time */
export async function aloneWithItem<T>(
  container: MedusaContainer,
  item: string,
  job: () => Promise<T>,
): Promise<T> {
  try {
    return await container.resolve(Modules.LOCKING).execute([item], job, { timeout: TIMEOUT })
  } catch (error) {
    if (isTaken(error)) throw refuse("product_busy", 409)
    throw error
  }
}
