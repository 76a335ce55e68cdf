import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Oft zusammen gekauft",
  hint: "Jede Nacht aus den bezahlten Bestellungen der letzten 180 Tage berechnet. Die Seite des Produkts zeigt, was vorrätig ist.",
  none: "Noch nicht genug verschiedene Käufer.",
  product: "Produkt",
  buyers: "Käufer",
  stock: "Vorrätig",
}
