import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const nl: SameKeys<typeof fr> = {
  title: "Onderneming",
  hint: "Zoals vermeld op de bestelling en de documenten.",
  customerHint: "Zoals opgeslagen in het profiel; het bestelformulier neemt dit over.",
  company: "Bedrijf",
  vatNumber: "Btw-nummer",
  vies: "VIES",
  valid: "Geldig op {{at}}",
  invalid: "Niet geldig op {{at}}",
  unanswered: "Geen antwoord op {{at}}",
  consultation: "Raadplegingsnummer",
  vat: "Btw",
  exempt: "Intracommunautaire levering, zonder btw",
  charged: "Aangerekend",
  invoice: "Factuur {{number}}",
  creditNote: "Creditnota {{number}}",
}
