import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "MwSt.-Klasse",
  hint: "Der Satz hängt vom Land der Lieferung und vom Datum ab.",
  label: "Klasse",
  save: "MwSt. speichern",
  saved: "MwSt.-Klasse gespeichert",
  failed: "Die MwSt.-Klasse konnte nicht gespeichert werden",
  engineRates: {
    title: "Diese Sätze werden nicht berechnet",
    hint: "Die MwSt. richtet sich nach der Klasse jedes Produkts, dem Lieferland und dem Datum. Stellen Sie die Sätze auf der Seite „Länder und MwSt.“ ein; hier hinzugefügte Sätze haben keine Wirkung.",
  },
}
