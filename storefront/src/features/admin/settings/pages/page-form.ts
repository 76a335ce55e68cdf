import {
  LANGUAGES,
  pageSourceSchema,
  perLanguage,
  type Language,
  type PageSource,
  type PageSources,
} from "@bon-perroquet/contract"
import { z } from "zod"

/** A page as its form has it: every language that is switched on, written or the shop's own. */
export const pageFormSchema = z.object(perLanguage(LANGUAGES, () => pageSourceSchema))
export type PageValues = Record<Language, PageSource>

/** What the form shows: where nothing was written, the shop's own text. */
export const valuesOf = (value: PageSources, originals: PageValues): PageValues =>
  perLanguage(LANGUAGES, (language) => value[language] ?? originals[language])
