import { LANGUAGES } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"

/**
 * The language in which a screen is tested: French in `npm test`, every language in `npm run campaigns`. A screen behaves the same in
 * each language, and a unit test checks that no catalogue lacks a text. Buying is tested in every language.
 */
export const TESTED_LANGUAGES = representatives(LANGUAGES)
