import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Texte in den anderen Sprachen",
  hint: "Titel und Beschreibung des Produkts sind französisch; was hier fehlt, zeigt der Shop auf Französisch.",
  name: "Name",
  description: "Beschreibung",
  missing: "Fehlt",
  complete: "Vollständig",
  missingCount: "Fehlende Texte: {{number}}",
  save: "Texte speichern",
  saved: "Texte gespeichert",
  failed: "Die Texte konnten nicht gespeichert werden",
}
