import { typosBetween } from "./typos"

/** How a word of the index matches the one that is sought. */
export type MatchKind = "whole" | "beginning" | "inside" | "typo" | "beginningTypo"

/** A word of the index that matches. */
export interface WordMatch<T> {
  value: T
  kind: MatchKind
  /** How much of the word was typed, from 0 to 1; less for a typo. */
  closeness: number
}

/** What a word counts for that was typed with a typo. */
const TYPO_CLOSENESS = 0.5
/** Letters that have to be typed before a typo in them is thought of. */
const MIN_TYPO_LENGTH = 4

/** One bit for each letter of a word, several letters to a bit: a word that lacks a bit lacks the letter. */
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
 * The distinct words of all documents, each with a value. Pieces and typos are looked for by going through all of them:
 * a hundred thousand products have some ten thousand words, and their letters, four bytes each, rule nearly all of them out.
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

  /** Takes in a word that it does not have yet. */
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

  /** Leaves out the words whose value is not wanted any more. */
  keep(isWanted: (value: T) => boolean): void {
    const [words, values] = [this.words, this.values]
    this.numbers.clear()
    this.words = []
    this.values = []
    for (const [number, value] of values.entries()) if (isWanted(value)) this.add(words[number] ?? "", value)
  }

  /** The words that contain what was typed. */
  containing(typed: string): WordMatch<T>[] {
    const wanted = lettersOf(typed)
    const found: WordMatch<T>[] = []
    for (let number = 0; number < this.words.length; number++) {
      if ((wanted & ~(this.letters[number] ?? 0)) !== 0) continue
      const word = this.words[number] ?? ""
      const at = word.indexOf(typed)
      const value = this.values[number]
      if (at < 0 || value === undefined) continue
      const begun = word.length === typed.length ? "whole" : "beginning"
      found.push({ value, kind: at === 0 ? begun : "inside", closeness: typed.length / word.length })
    }
    return found
  }

  /**
   * The words written nearly like what was typed, and those that begin nearly so. The first letter of a beginning is
   * right: too many words begin nearly like a few letters.
   */
  nearly(typed: string, typos: number): WordMatch<T>[] {
    if (typos < 1 || typed.length < MIN_TYPO_LENGTH || /\d/.test(typed)) return []
    const wanted = lettersOf(typed)
    const found: WordMatch<T>[] = []
    for (let number = 0; number < this.words.length; number++) {
      // Each typo makes up for one letter that the word does not have.
      if (bitsIn(wanted & ~(this.letters[number] ?? 0)) > typos) continue
      const word = this.words[number] ?? ""
      const mayBegin = word[0] === typed[0]
      if (!mayBegin && Math.abs(word.length - typed.length) > typos) continue
      const { whole, beginning } = typosBetween(typed, word, typos)
      const kind = whole <= typos ? "typo" : mayBegin && beginning <= typos ? "beginningTypo" : undefined
      const value = this.values[number]
      if (kind && value !== undefined)
        found.push({ value, kind, closeness: TYPO_CLOSENESS / (1 + Math.min(whole, beginning)) })
    }
    return found
  }
}
