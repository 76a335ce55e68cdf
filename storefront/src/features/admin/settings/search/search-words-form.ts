import {
  languageSearchWordsSchema,
  perLanguage,
  SHIPPED_LANGUAGES,
  type Language,
  type LanguageSearchWords,
  type SearchWords,
} from "@bon-perroquet/contract"
import { z } from "zod"

/** Text fields with one group of synonyms or one ignored phrase per line. */
export type WordsText = Record<keyof LanguageSearchWords, string>
export type SearchWordsValues = Record<Language, WordsText>

const PROBLEMS = ["alone", "twice", "too long", "too many", "too many lines", "no letter"] as const
interface WordsProblem {
  code: (typeof PROBLEMS)[number]
  /** Line number from 1. */
  line: number
  /** Phrase that is invalid, or the whole line. */
  words: string
}

const SEPARATOR = ", "

/** Skips empty lines. */
const linesOf = (text: string): { line: number; words: string }[] =>
  text.split("\n").flatMap((words, place) => (words.trim() ? [{ line: place + 1, words: words.trim() }] : []))

const phrasesOf = (line: string): string[] =>
  line
    .split(",")
    .map((phrase) => phrase.trim())
    .filter(Boolean)

const listsOf = ({ synonyms, ignored }: WordsText): LanguageSearchWords => ({
  synonyms: linesOf(synonyms).map(({ words }) => phrasesOf(words)),
  ignored: linesOf(ignored).flatMap(({ words }) => phrasesOf(words)),
})

export function problemIn(text: WordsText, field: keyof WordsText): WordsProblem | undefined {
  const lists = listsOf(text)
  const issue = languageSearchWordsSchema.safeParse(lists).error?.issues.find(({ path }) => path[0] === field)
  if (!issue) return undefined
  const code = PROBLEMS.find((each) => each === issue.message) ?? "no letter"
  const lines = linesOf(text[field])
  if (field === "synonyms") {
    const at = lines[Number(issue.path[1])]
    return {
      code,
      line: at?.line ?? lines.length,
      words: lists.synonyms[Number(issue.path[1])]?.[Number(issue.path[2])] ?? at?.words ?? "",
    }
  }
  const words = lists.ignored[Number(issue.path[1])] ?? ""
  return {
    code,
    line: lines.find((each) => phrasesOf(each.words).includes(words))?.line ?? lines.length,
    words,
  }
}

const languageSchema = z
  .object({ synonyms: z.string(), ignored: z.string() })
  .superRefine((text, context) => {
    for (const field of ["synonyms", "ignored"] as const) {
      const problem = problemIn(text, field)
      if (problem) context.addIssue({ code: "custom", path: [field], message: problem.code })
    }
  })

export const searchWordsFormSchema = z.object(perLanguage(SHIPPED_LANGUAGES, () => languageSchema))

export const valuesOf = (value: SearchWords): SearchWordsValues =>
  perLanguage(SHIPPED_LANGUAGES, (language) => ({
    synonyms: value[language].synonyms.map((group) => group.join(SEPARATOR)).join("\n"),
    ignored: value[language].ignored.join("\n"),
  }))

export const searchWordsOf = (values: SearchWordsValues): SearchWords =>
  perLanguage(SHIPPED_LANGUAGES, (language) => listsOf(values[language]))
