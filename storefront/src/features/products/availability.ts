import { LOW_STOCK_THRESHOLD, type Product } from "@bon-perroquet/contract"

export type Availability = "out" | "low" | "plenty"

/** Returns the availability of a product. @param few threshold for a low-stock notice */
export function availabilityOf(
  product: Pick<Product, "stock" | "is_out_of_stock">,
  few: number = LOW_STOCK_THRESHOLD,
): Availability {
  if (product.is_out_of_stock || product.stock <= 0) return "out"
  return product.stock <= few ? "low" : "plenty"
}
