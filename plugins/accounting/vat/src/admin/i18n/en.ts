import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "VAT class",
  hint: "The rate depends on the country of delivery and on the date.",
  label: "Class",
  save: "Save VAT",
  saved: "VAT class saved",
  failed: "The VAT class could not be saved",
  engineRates: {
    title: "These rates are not charged",
    hint: "VAT follows each product's class, the country of delivery and the date. The rates that are charged are set on the page “Countries and VAT”; those added here charge nothing.",
  },
}
