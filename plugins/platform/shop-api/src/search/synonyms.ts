import type { LanguageSearchWords } from "@bon-perroquet/contract"
import { searchWords, stemOf } from "./words"

/** A typed word, and words of the merchant's list that mean the same. */
interface ReadWord {
  word: string
  also: readonly string[]
}
/** One way to read a search. A product matches if it has each word. */
export type Reading = readonly ReadWord[]

interface Entry {
  phrase: readonly string[]
  /** The group's other phrases, which mean the same. */
  others: readonly (readonly string[])[]
}

/** Maximum number of readings of a search. Each costs a search of the index. */
const MAX_READINGS = 4

const startsAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.length > 0 && phrase.every((word, place) => stemOf(words[at + place] ?? "") === stemOf(word))

let versions = 0

/** The merchant's synonyms and ignored words of a language, ready for searches. */
export class Synonyms {
  /** Number of this list, so that answers can be cached by it. */
  readonly version = versions++
  private readonly entries = new Map<string, Entry[]>()
  private readonly ignored: readonly string[][]

  constructor({ synonyms, ignored }: LanguageSearchWords) {
    this.ignored = longestFirst(ignored.map(searchWords))
    for (const group of synonyms.map((phrases) => phrases.map(searchWords)))
      for (const phrase of group) {
        const key = stemOf(phrase[0] ?? "")
        const others = group.filter((other) => other !== phrase && other.length > 0)
        this.entries.set(key, [...(this.entries.get(key) ?? []), { phrase, others }])
      }
    for (const entries of this.entries.values()) entries.sort((a, b) => b.phrase.length - a.phrase.length)
  }

  /** Drops ignored words, unless only those were typed. */
  meaningful(words: readonly string[]): readonly string[] {
    const meaningfulWords: string[] = []
    for (let at = 0; at < words.length;) {
      const phrase = this.ignored.find((each) => startsAt(words, at, each))
      if (!phrase) meaningfulWords.push(words[at] ?? "")
      at += phrase?.length ?? 1
    }
    return meaningfulWords.length > 0 ? meaningfulWords : words
  }

  /** Returns the readings of a search: the words as typed, then with phrases of the list instead. */
  readings(words: readonly string[]): readonly Reading[] {
    let readings: Reading[] = [[]]
    for (let at = 0; at < words.length;) {
      const entry = this.entries
        .get(stemOf(words[at] ?? ""))
        ?.find(({ phrase }) => startsAt(words, at, phrase))
      const typed = words.slice(at, at + (entry?.phrase.length ?? 1))
      // A single word that replaces a single word costs no further search.
      const isOne = (other: readonly string[]) => typed.length === 1 && other.length === 1
      const others = entry?.others ?? []
      const also = others.filter(isOne).flat()
      const parts: Reading[] = [
        typed.map((word) => ({ word, also })),
        ...others.filter((other) => !isOne(other)).map((other) => other.map((word) => ({ word, also: [] }))),
      ]
      readings = parts
        .flatMap((part) => readings.map((before) => [...before, ...part]))
        .slice(0, MAX_READINGS)
      at += typed.length
    }
    return readings
  }
}

const longestFirst = (phrases: string[][]): string[][] => phrases.toSorted((a, b) => b.length - a.length)

export const NO_SYNONYMS = new Synonyms({ synonyms: [], ignored: [] })
