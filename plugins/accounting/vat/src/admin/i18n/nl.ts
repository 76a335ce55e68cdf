import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Btw-klasse",
  hint: "Het tarief hangt af van het land van levering en van de datum.",
  label: "Klasse",
  save: "Btw opslaan",
  saved: "Btw-klasse opgeslagen",
  failed: "De btw-klasse kon niet worden opgeslagen",
  engineRates: {
    title: "Deze tarieven gelden niet",
    hint: "De btw hangt af van de klasse van elk product, het land van levering en de datum. Stel de tarieven in op de pagina ‘Landen en btw’; tarieven die u hier toevoegt, hebben geen effect.",
  },
}
