import { LOW_STOCK_THRESHOLD, type Product } from "@bon-perroquet/contract"

export type Availability = "out" | "order" | "low" | "plenty"

type Sold = Pick<Product, "stock" | "is_out_of_stock"> & { variants?: { is_on_order: boolean }[] }

/** @param few maximum stock that counts as low */
export function availabilityOf(product: Sold, few: number = LOW_STOCK_THRESHOLD): Availability {
  if (product.is_out_of_stock || product.stock <= 0) return "out"
  if (product.variants?.every(({ is_on_order }) => is_on_order)) return "order"
  return product.stock <= few ? "low" : "plenty"
}
