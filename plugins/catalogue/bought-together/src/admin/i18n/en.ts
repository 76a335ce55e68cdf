import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Often bought together",
  hint: "Calculated every night from the paid orders of the last 180 days. The product’s page shows what is in stock.",
  none: "Not enough different buyers yet.",
  product: "Product",
  buyers: "Buyers",
  stock: "In stock",
}
