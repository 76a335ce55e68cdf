import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Business",
  hint: "As shown on the order and its documents.",
  customerHint: "As saved in the profile; the checkout form starts with these details.",
  company: "Company",
  vatNumber: "VAT number",
  vies: "VIES",
  valid: "Valid on {{at}}",
  invalid: "Not valid on {{at}}",
  unanswered: "No answer on {{at}}",
  consultation: "Consultation number",
  vat: "VAT",
  exempt: "Intra-Community supply, without VAT",
  charged: "Charged",
  invoice: "Invoice {{number}}",
  creditNote: "Credit note {{number}}",
}
