import { LANGUAGES } from "@bon-perroquet/contract"
import { representatives } from "@bon-perroquet/testing/campaign"

/**
 * Languages of most browser tests: French in `npm test`, all in `npm run campaigns`. Screens behave the same in every
 * language. Purchases are tested in every language.
 */
export const TESTED_LANGUAGES = representatives(LANGUAGES)
