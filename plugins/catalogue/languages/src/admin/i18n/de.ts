import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Texte in den anderen Sprachen",
  hint: "Titel und Beschreibung des Produkts sind auf Französisch; was hier fehlt, zeigt der Shop auf Französisch.",
  name: "Name",
  description: "Beschreibung",
  handle: "Adresse",
  handleHint:
    "Ende der Adresse der Seite: Kleinbuchstaben, Ziffern und Bindestriche. Bleibt das Feld leer, wird sie aus dem Namen gebildet; die frühere Adresse funktioniert weiterhin.",
  handleInUse: "Ein anderes Produkt hat bereits diese Adresse",
  missing: "Fehlt",
  complete: "Vollständig",
  missingCount: "Fehlende Texte: {{number}}",
  save: "Texte speichern",
  saved: "Texte gespeichert",
  failed: "Die Texte konnten nicht gespeichert werden",
}
