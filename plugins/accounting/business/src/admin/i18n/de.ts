import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const de: SameKeys<typeof fr> = {
  title: "Unternehmen",
  hint: "So nennen es die Bestellung und ihre Dokumente.",
  customerHint: "So bewahrt es das Profil auf; die Bestellung beginnt damit.",
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
