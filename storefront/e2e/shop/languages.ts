import { LANGUAGES } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"

/**
 * Languages in which screens are tested: French in `npm test`, all in `npm run campaigns`. Screens behave the same in
 * each, and a unit test checks that catalogues are complete. Purchases are tested in every language.
 */
export const TESTED_LANGUAGES = representatives(LANGUAGES)
