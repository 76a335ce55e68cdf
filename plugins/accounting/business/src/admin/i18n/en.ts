import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Business",
  hint: "As the order and its documents name it.",
  customerHint: "As the profile keeps it; the checkout begins with it.",
  company: "Company",
  vatNumber: "VAT number",
  vies: "VIES",
  valid: "In force on {{at}}",
  invalid: "Not in force on {{at}}",
  unanswered: "No answer on {{at}}",
  consultation: "Consultation number",
  vat: "VAT",
  exempt: "Intra-community supply, without VAT",
  charged: "Charged",
  invoice: "Invoice {{number}}",
  creditNote: "Credit note {{number}}",
}
