import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "VAT class",
  hint: "The rate depends on the country of delivery and on the date.",
  label: "Class",
  class: {
    standard: "21%: standard rate (bird feed)",
    reduced: "6%: reduced rate (food for people)",
  },
  save: "Save VAT",
  saved: "VAT class saved",
  failed: "The VAT class could not be saved",
}
