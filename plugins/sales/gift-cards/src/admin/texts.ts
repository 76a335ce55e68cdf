import { textsOf } from "@bon-perroquet/admin-kit"
import type { fr } from "./i18n/fr"

export const useTexts = textsOf<typeof fr>("gift_cards")
