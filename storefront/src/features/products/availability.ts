import { LOW_STOCK_THRESHOLD, type Product } from "@bon-perroquet/contract"

export type Availability = "out" | "low" | "plenty"

/** Whether a product can be had, and whether its last units should be announced. */
export function availabilityOf(product: Pick<Product, "stock" | "is_out_of_stock">): Availability {
  if (product.is_out_of_stock || product.stock <= 0) return "out"
  return product.stock <= LOW_STOCK_THRESHOLD ? "low" : "plenty"
}
