import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Texts in the other languages",
  hint: "The product's title and description are French; what is missing here is shown in French in the shop.",
  name: "Name",
  description: "Description",
  handle: "Address",
  handleHint:
    "End of the page's address: small letters, digits and hyphens. Empty, it is made from the name; the former one still leads there.",
  handleInUse: "Another product already has this address",
  missing: "Missing",
  complete: "Complete",
  missingCount: "Missing texts: {{number}}",
  save: "Save texts",
  saved: "Texts saved",
  failed: "The texts could not be saved",
}
