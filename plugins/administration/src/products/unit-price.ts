import { hasUnitPrice } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"

/** What is sold by weight or volume shows its price per kilogram or litre. @throws 400 weight_needed when none can be told */
export function requireUnitPrice(unitLabel: string, weight: number | null): void {
  if (!hasUnitPrice(unitLabel, weight)) throw refuse("weight_needed", 400, { field: "weight" })
}
