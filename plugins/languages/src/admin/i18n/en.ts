import type { SameKeys } from "@bon-perroquet/admin-kit"
import type { fr } from "./fr"

export const en: SameKeys<typeof fr> = {
  title: "Texts in the other languages",
  hint: "The product's title and description are French; what is missing here is shown in French in the shop.",
  name: "Name",
  description: "Description",
  missing: "Missing",
  complete: "Complete",
  missingCount: "Missing texts: {{number}}",
  save: "Save texts",
  saved: "Texts saved",
  failed: "The texts could not be saved",
}
