import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "MwSt.-Klasse",
  hint: "Der Satz hängt vom Land der Lieferung und vom Datum ab.",
  label: "Klasse",
  class: {
    standard: "21 %: Normalsatz (Vogelfutter)",
    reduced: "6 %: ermäßigter Satz (Lebensmittel für Menschen)",
  },
  save: "MwSt. speichern",
  saved: "MwSt.-Klasse gespeichert",
  failed: "Die MwSt.-Klasse konnte nicht gespeichert werden",
}
