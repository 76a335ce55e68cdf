import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Im Shop",
  hint: "Was Kunden neben dem Preis lesen.",
  unit: "Preiseinheit",
  unitHint: "Was man für den Preis bekommt: „€/kg“, „€/500 g“, „€/Stück“ …",
  unitMissing: "Geben Sie eine Einheit mit 1 bis 30 Zeichen an.",
  promotion: "In Aktion",
  birds: {
    legend: "Für welche Vögel",
    kinds: {
      budgie: "Wellensittich",
      lovebird: "Unzertrennliche",
      parakeet: "Großsittich",
      cockatiel: "Nymphensittich",
      conure: "Rotschwanzsittich",
      african_grey: "Graupapagei",
      amazon: "Amazone",
      cockatoo: "Kakadu",
      macaw: "Ara",
    },
  },
  weight: {
    label: "Gewicht",
    none: "Ohne Gewicht zeigt der Shop keinen Kilopreis. Geben Sie es unter „Attribute“ in Gramm an; das Gesetz verlangt es, wo Waren nach Gewicht verkauft werden.",
    known: "Gewicht einer Einheit: {{grams}} g. Daraus folgt der Kilopreis.",
  },
  yes: "Ja",
  no: "Nein",
  none: "Keine Auswahl",
  save: "Angaben speichern",
  saved: "Angaben gespeichert",
  failed: "Die Angaben konnten nicht gespeichert werden",
}
