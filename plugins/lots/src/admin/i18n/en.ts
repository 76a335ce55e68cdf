import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Lots",
  hint: "Lots on the shelf, the first to leave at the top. A lot is received or recalled in the dashboard.",
  orderHint: "The lots from which this order’s items were taken.",
  none: "No lot on the shelf.",
  unnumbered: "Without lot",
  number: "Lot",
  date: "Use until",
  quantity: "Units",
  noDate: "–",
  states: {
    recalled: "Recalled",
    gone: "Gone",
    expired: "Past its date",
    near: "Near its date",
    sellable: "For sale",
  },
}
