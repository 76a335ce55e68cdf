import {
  LANGUAGES,
  pageSourceSchema,
  perLanguage,
  type Language,
  type PageSource,
  type PageSources,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { isSame } from "../../../../components/draft"

/** A page as its form has it: every language that is switched on, written or the shop's own. */
export const pageFormSchema = z.object(perLanguage(LANGUAGES, () => pageSourceSchema))
export type PageValues = Record<Language, PageSource>

/** What the form shows: where nothing was written, the shop's own text. */
export const valuesOf = (value: PageSources, originals: PageValues): PageValues =>
  perLanguage(LANGUAGES, (language) => value[language] ?? originals[language])

/** What was written: what is the shop's own text stays its own. A language that is switched off keeps what it had. */
export function sourcesOf(values: PageValues, originals: PageValues, kept: PageSources): PageSources {
  const sources: PageSources = { ...kept }
  for (const language of LANGUAGES) {
    delete sources[language]
    if (!isSame(values[language], originals[language])) sources[language] = values[language]
  }
  return sources
}
