import { hasUnitPrice } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"

/**
 * Checks that a product sold by weight or volume has a price per kilogram or litre. @throws 400 weight_needed
 */
export function requireUnitPrice(unitLabel: string, weight: number | null): void {
  if (!hasUnitPrice(unitLabel, weight)) throw refuse("weight_needed", 400, { field: "weight" })
}
