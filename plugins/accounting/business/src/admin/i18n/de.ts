import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Unternehmen",
  hint: "Wie in der Bestellung und ihren Dokumenten angegeben.",
  customerHint: "Wie im Profil gespeichert; das Bestellformular übernimmt diese Angaben.",
  company: "Firma",
  vatNumber: "USt-IdNr.",
  vies: "VIES",
  valid: "Gültig am {{at}}",
  invalid: "Nicht gültig am {{at}}",
  unanswered: "Keine Antwort am {{at}}",
  consultation: "Abfragenummer",
  vat: "Mehrwertsteuer",
  exempt: "Innergemeinschaftliche Lieferung, ohne Mehrwertsteuer",
  charged: "Berechnet",
  invoice: "Rechnung {{number}}",
  creditNote: "Gutschrift {{number}}",
}
