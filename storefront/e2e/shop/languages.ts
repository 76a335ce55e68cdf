import { LANGUAGES } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"

/**
 * Screens behave the same in each language, and a unit test checks the catalogues. `npm test` uses French,
 * `npm run campaigns` all. Purchases are tested in every language.
 */
export const TESTED_LANGUAGES = representatives(LANGUAGES)
