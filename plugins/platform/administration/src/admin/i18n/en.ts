import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Figures",
  hint: "What the shop has sold, VAT included.",
  period: "Period",
  from: "From",
  to: "To",
  totals: "Since the opening",
  orders: "Orders",
  customers: "Customers",
  products: "Products",
  revenue: "Revenue",
  average: "Average order",
  vat: "VAT at {{rate}}",
  perDay: "Per day",
  dayOf: "{{day}}: {{orders}} orders, {{revenue}}",
  best: "Best sellers",
  sold: "{{quantity}} sold, {{revenue}}",
  out: "Running out",
  left: "Stock: {{stock}}",
  none: "Nothing in this period.",
  enough: "Everything is in stock.",
  tooLong: "This period is not possible: choose a shorter one that ends after it begins.",
}
