import { isTaken } from "@bon-perroquet/checkout/checkout"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"

/**
 * Does something about a repeat delivery with nobody else at it: the job charges nothing that its owner is just ending.
 * @param timeout seconds to wait for whoever is at it
 * @throws 409 cart_busy where that takes longer
 */
export async function alone<T>(
  container: MedusaContainer,
  id: string,
  work: () => Promise<T>,
  timeout = 15,
): Promise<T> {
  let begun = false
  const once = () => {
    begun = true
    return work()
  }
  try {
    return await container.resolve(Modules.LOCKING).execute(`repeat-delivery:${id}`, once, { timeout })
  } catch (error) {
    if (!begun && isTaken(error)) throw refuse("cart_busy", 409, {}, { "Retry-After": "2" })
    throw error
  }
}
