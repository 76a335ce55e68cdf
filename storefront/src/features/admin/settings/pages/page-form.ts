import {
  LANGUAGES,
  pageSourceSchema,
  perLanguage,
  type Language,
  type PageSource,
} from "@bon-perroquet/contract"
import { z } from "zod"

/** A page as its form has it: every language that is switched on, written or the shop's own. */
export const pageFormSchema = z.object(perLanguage(LANGUAGES, () => pageSourceSchema))
export type PageValues = Record<Language, PageSource>
