import type { Language, ParcelResult } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Refusal, unexpected } from "@bon-perroquet/shop-api/http"

type Wanted = { order_number: string }

/** What an order was refused, in the administrator's language; a defect is logged and told without its details. */
function refusalOf(container: MedusaContainer, { order_number }: Wanted, error: unknown): Refusal {
  return error instanceof Refusal
    ? error
    : unexpected(container, `The parcel of ${order_number} failed.`, error)
}

/**
 * Does something with each of these orders, one after the other, and says of each what became of it: one that fails keeps
 * none of the others from it. `work` answers the parcel's number.
 */
export async function oneByOne<One extends Wanted>(
  container: MedusaContainer,
  orders: readonly One[],
  language: Language,
  work: (order: One) => Promise<string | null>,
): Promise<ParcelResult[]> {
  const results: ParcelResult[] = []
  for (const order of orders) {
    const { order_number } = order
    try {
      const tracking_number = await work(order)
      results.push({ order_number, done: true, tracking_number, refusal: null })
    } catch (error) {
      const { code, detail } = refusalOf(container, order, error).in(language)
      results.push({ order_number, done: false, tracking_number: null, refusal: { code, detail } })
    }
  }
  return results
}
