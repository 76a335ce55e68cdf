import { LOW_STOCK_THRESHOLD, type Product } from "@bon-perroquet/contract"

export type Availability = "out" | "low" | "plenty"

/**
 * Whether a product can be had, and whether its last units should be announced.
 * @param few how many that are: to shoppers as many of every product
 */
export function availabilityOf(
  product: Pick<Product, "stock" | "is_out_of_stock">,
  few: number = LOW_STOCK_THRESHOLD,
): Availability {
  if (product.is_out_of_stock || product.stock <= 0) return "out"
  return product.stock <= few ? "low" : "plenty"
}
