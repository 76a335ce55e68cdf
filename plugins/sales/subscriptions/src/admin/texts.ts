import { textsOf } from "@bon-perroquet/admin-kit"
import type { fr } from "./i18n/fr"

/** Returns this plugin's texts in the language of Medusa Admin. */
export const useTexts = textsOf<typeof fr>("repeat_deliveries")
