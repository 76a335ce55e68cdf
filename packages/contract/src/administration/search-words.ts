import { z } from "zod"
import { perLanguage, SHIPPED_LANGUAGES } from "../sets"

/** Longest word or phrase in characters. */
const MAX_SEARCH_PHRASE = 60
const MAX_LINES = 300
const MAX_PHRASES = 12

const phrase = z
  .string()
  .trim()
  .max(MAX_SEARCH_PHRASE, { message: "too long" })
  .regex(/[\p{L}\p{N}]/u, { message: "no letter" })
  .regex(/^[^\p{Cc},]*$/u, { message: "character" })

const lowerCase = (text: string): string => text.toLowerCase()

export const languageSearchWordsSchema = z
  .object({
    /** Each entry is a group of words and phrases that mean the same, including misspellings. */
    synonyms: z
      .array(z.array(phrase).min(2, { message: "alone" }).max(MAX_PHRASES, { message: "too many" }))
      .max(MAX_LINES, { message: "too many lines" }),
    /** Words and phrases that a search ignores, as "cheap". */
    ignored: z.array(phrase).max(MAX_LINES, { message: "too many lines" }),
  })
  .superRefine(({ synonyms, ignored }, context) => {
    const seen = new Set<string>()
    const check = (list: readonly string[], path: (string | number)[]) => {
      for (const [place, each] of list.map(lowerCase).entries()) {
        if (seen.has(each)) context.addIssue({ code: "custom", path: [...path, place], message: "twice" })
        seen.add(each)
      }
    }
    for (const [line, group] of synonyms.entries()) check(group, ["synonyms", line])
    check(ignored, ["ignored"])
  })
export type LanguageSearchWords = z.infer<typeof languageSearchWordsSchema>

/** Synonyms and ignored words by language. */
export const searchWordsSchema = z.object(perLanguage(SHIPPED_LANGUAGES, () => languageSearchWordsSchema))
export type SearchWords = z.infer<typeof searchWordsSchema>

export const MISSED_SEARCH_DAYS = 90

/** GET /api/admin/settings/missed-searches: most frequent first. */
export const missedSearchesSchema = z.array(
  z.object({
    term: z.string(),
    language: z.enum(SHIPPED_LANGUAGES),
    count: z.number().int().min(1),
    /** Last day on which somebody searched for the term, for example 2026-11-28. */
    last_day: z.iso.date(),
  }),
)
export type MissedSearches = z.infer<typeof missedSearchesSchema>
