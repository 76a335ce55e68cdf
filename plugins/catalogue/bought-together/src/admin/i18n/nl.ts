import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Vaak samen gekocht",
  hint: "Elke nacht berekend uit de betaalde bestellingen van de laatste 180 dagen. De pagina van het product toont wat op voorraad is.",
  none: "Nog niet genoeg verschillende kopers.",
  product: "Product",
  buyers: "Kopers",
  stock: "Op voorraad",
}
