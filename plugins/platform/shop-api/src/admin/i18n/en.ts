import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "In the shop",
  hint: "Information that customers see next to the price.",
  unit: "Price unit",
  unitHint: "Quantity that the price is for: “€/kg”, “€/500 g”, “€/piece”…",
  unitMissing: "Enter a unit of 1 to 30 characters.",
  promotion: "On promotion",
  birds: {
    legend: "For which birds",
    kinds: {
      budgie: "Budgie",
      lovebird: "Lovebird",
      parakeet: "Parakeet",
      cockatiel: "Cockatiel",
      conure: "Conure",
      african_grey: "African grey",
      amazon: "Amazon",
      cockatoo: "Cockatoo",
      macaw: "Macaw",
    },
  },
  weight: {
    label: "Weight",
    none: "Without a weight the shop shows no price per kilogram. Enter it in grams under “Attributes”; the law requires it for goods sold by weight.",
    known: "Weight of one unit: {{grams}} g. The price per kilogram follows from it.",
  },
  yes: "Yes",
  no: "No",
  none: "No choice",
  save: "Save listing",
  saved: "Listing saved",
  failed: "The listing could not be saved",
}
