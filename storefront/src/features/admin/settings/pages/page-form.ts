import {
  LANGUAGES,
  pageSourceSchema,
  perLanguage,
  type Language,
  type PageSource,
} from "@bon-perroquet/contract"
import { z } from "zod"

/** Values of the page form, with every enabled language. */
export const pageFormSchema = z.object(perLanguage(LANGUAGES, () => pageSourceSchema))
export type PageValues = Record<Language, PageSource>
