import { typosBetween } from "./typos"

export type MatchKind = "whole" | "beginning" | "inside" | "typo" | "beginningTypo"

export interface WordMatch<T> {
  value: T
  kind: MatchKind
  /** Share of the word that was typed, from 0 to 1. For words with typos it is a constant. */
  closeness: number
}

const TYPO_CLOSENESS = 0.5
const MIN_TYPO_LENGTH = 4

/**
 * Returns a bit mask of a word's letters. Several letters share a bit, so the mask can only prove that a letter is
 * missing.
 */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters >>> 0
}

function bitsIn(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1
  return count
}

/**
 * Distinct words of all documents. Searches for infixes and typos scan all words (ten thousand for a hundred thousand
 * products), but bit masks exclude nearly all of them.
 */
export class Vocabulary<T> {
  private readonly numbers = new Map<string, number>()
  private words: string[] = []
  private values: T[] = []
  private letters = new Uint32Array(1_024)

  get(word: string): T | undefined {
    const number = this.numbers.get(word)
    return number === undefined ? undefined : this.values[number]
  }

  add(word: string, value: T): void {
    const number = this.words.length
    if (number === this.letters.length) {
      const larger = new Uint32Array(number * 2)
      larger.set(this.letters)
      this.letters = larger
    }
    this.numbers.set(word, number)
    this.words.push(word)
    this.values.push(value)
    this.letters[number] = lettersOf(word)
  }

  keep(isWanted: (value: T) => boolean): void {
    const [words, values] = [this.words, this.values]
    this.numbers.clear()
    this.words = []
    this.values = []
    for (const [number, value] of values.entries()) if (isWanted(value)) this.add(words[number] ?? "", value)
  }

  containing(typed: string): WordMatch<T>[] {
    const requested = lettersOf(typed)
    const matches: WordMatch<T>[] = []
    for (let number = 0; number < this.words.length; number++) {
      if ((requested & ~(this.letters[number] ?? 0)) !== 0) continue
      const word = this.words[number] ?? ""
      const at = word.indexOf(typed)
      const value = this.values[number]
      if (at < 0 || value === undefined) continue
      const startKind = word.length === typed.length ? "whole" : "beginning"
      matches.push({ value, kind: at === 0 ? startKind : "inside", closeness: typed.length / word.length })
    }
    return matches
  }

  /**
   * Finds words and prefixes with typos. A prefix must have the same first letter, otherwise too many words would
   * match.
   */
  nearly(typed: string, typos: number): WordMatch<T>[] {
    if (typos < 1 || typed.length < MIN_TYPO_LENGTH || /\d/.test(typed)) return []
    const requested = lettersOf(typed)
    const matches: WordMatch<T>[] = []
    for (let number = 0; number < this.words.length; number++) {
      // Compares the bit masks: with n typos, at most n letters can be missing.
      if (bitsIn(requested & ~(this.letters[number] ?? 0)) > typos) continue
      const word = this.words[number] ?? ""
      const mayBegin = word[0] === typed[0]
      if (!mayBegin && Math.abs(word.length - typed.length) > typos) continue
      const { whole, beginning } = typosBetween(typed, word, typos)
      const kind = whole <= typos ? "typo" : mayBegin && beginning <= typos ? "beginningTypo" : undefined
      const value = this.values[number]
      if (kind && value !== undefined)
        matches.push({ value, kind, closeness: TYPO_CLOSENESS / (1 + Math.min(whole, beginning)) })
    }
    return matches
  }
}
