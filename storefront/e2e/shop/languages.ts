import { LANGUAGES } from "@bon-perroquet/contract"
import { ofTheDay } from "@bon-perroquet/testing/campaign"

const [first, ...others] = LANGUAGES

/**
 * Each day one of the languages: what a screen does is the same in all of them, and that each has its texts is the
 * catalogues' check. Finding goods and paying for them is tried in every language, every day.
 */
export const LANGUAGES_TODAY = ofTheDay(LANGUAGES)

/** French and, each day, another of the languages, in which axe looks at the screens. */
export const SCANNED_TODAY = [first, ...ofTheDay(others)] as const
