import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Btw-klasse",
  hint: "Het tarief hangt af van het land van levering en van de datum.",
  label: "Klasse",
  class: {
    standard: "21 %: normaal tarief (vogelvoer)",
    reduced: "6 %: verlaagd tarief (levensmiddelen)",
  },
  save: "Btw opslaan",
  saved: "Btw-klasse opgeslagen",
  failed: "De btw-klasse kon niet worden opgeslagen",
}
