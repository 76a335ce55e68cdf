import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Texts in the other languages",
  hint: "The product’s title and description are in French; the shop shows texts that are missing here in French.",
  name: "Name",
  description: "Description",
  handle: "Address",
  handleHint:
    "End of the page’s address: lower-case letters, digits and hyphens. If empty, it is created from the name; the previous address keeps working.",
  handleInUse: "Another product already has this address",
  missing: "Missing",
  complete: "Complete",
  missingCount: "Missing texts: {{number}}",
  save: "Save texts",
  saved: "Texts saved",
  failed: "The texts could not be saved",
}
