import { textsOf } from "@bon-perroquet/admin-kit"
import type { fr } from "./i18n/fr"

/** This plugin's texts in the language in which Medusa Admin is read. */
export const useTexts = textsOf<typeof fr>("business")
