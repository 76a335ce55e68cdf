import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Teksten in de andere talen",
  hint: "De titel en de beschrijving van het product zijn in het Frans; wat hier ontbreekt, toont de winkel in het Frans.",
  name: "Naam",
  description: "Beschrijving",
  handle: "Adres",
  handleHint:
    "Einde van het adres van de pagina: kleine letters, cijfers en streepjes. Als dit veld leeg is, wordt het van de naam afgeleid; het vorige adres blijft werken.",
  handleInUse: "Een ander product heeft al dit adres",
  missing: "Ontbreekt",
  complete: "Volledig",
  missingCount: "Ontbrekende teksten: {{number}}",
  save: "Teksten opslaan",
  saved: "Teksten opgeslagen",
  failed: "De teksten konden niet worden opgeslagen",
}
