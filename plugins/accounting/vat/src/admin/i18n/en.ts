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
    hint: "VAT depends on each product’s class, the country of delivery and the date. Set the rates on the page “Countries and VAT”; rates added here have no effect.",
  },
}
