import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "In de winkel",
  hint: "Wat de klant naast de prijs leest.",
  unit: "Prijseenheid",
  unitHint: "Wat men voor de prijs krijgt: ‘€/kg’, ‘€/500 g’, ‘€/stuk’…",
  unitMissing: "Vul een eenheid van 1 tot 30 tekens in.",
  promotion: "In promotie",
  birds: {
    legend: "Voor welke vogels",
    kinds: {
      budgie: "Grasparkiet",
      lovebird: "Agapornis",
      parakeet: "Grote parkiet",
      cockatiel: "Valkparkiet",
      conure: "Conure",
      african_grey: "Grijze roodstaart",
      amazon: "Amazone",
      cockatoo: "Kaketoe",
      macaw: "Ara",
    },
  },
  weight: {
    label: "Gewicht",
    none: "Zonder gewicht toont de winkel geen kiloprijs. Vul het in gram in onder ‘Attributen’; de wet vereist dat voor wat op gewicht verkocht wordt.",
    known: "Gewicht van één eenheid: {{grams}} g. De kiloprijs volgt daaruit.",
  },
  yes: "Ja",
  no: "Nee",
  none: "Geen keuze",
  save: "Weergave opslaan",
  saved: "Weergave opgeslagen",
  failed: "De weergave kon niet worden opgeslagen",
}
