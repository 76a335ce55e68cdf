import SearchableMap from "minisearch/SearchableMap"
import { beginningsOf, endsOf } from "./words"

/** Words that stand in for one that was typed; more would only cost time. */
const MOST_WORDS = 40

function remember(map: SearchableMap<string[]>, key: string, word: string): void {
  const words = map.get(key)
  if (words) words.push(word)
  else map.set(key, [word])
}

/**
 * The words of all names, by their ends and beginnings. They are kept per word, not per product: a hundred thousand
 * names have few thousand words. One that no name has any more leads to nothing, so none is ever taken out.
 */
export class Vocabulary {
  private readonly known = new Set<string>()
  private readonly byEnd = new SearchableMap<string[]>()
  private readonly byBeginning = new SearchableMap<string[]>()

  add(word: string): void {
    if (this.known.has(word) || /^\d/.test(word)) return
    this.known.add(word)
    for (const end of endsOf(word)) remember(this.byEnd, end, word)
    for (const beginning of beginningsOf(word)) remember(this.byBeginning, beginning, word)
  }

  /** Compounds of a word: "walnuts" for "nuts". */
  endingIn(word: string): string[] {
    return few(this.byEnd.get(word) ?? [])
  }

  /** Compounds of a word that begins like this: "walnuts" for "nu". */
  endingInWordsLike(beginning: string): string[] {
    return few([...this.byEnd.atPrefix(beginning).values()].flat())
  }

  /** Words that begin like this, give or take a letter. */
  beginningNearly(beginning: string): string[] {
    return few([...this.byBeginning.fuzzyGet(beginning, 1).values()].flatMap(([words]) => words))
  }
}

const few = (words: string[]): string[] => [...new Set(words)].slice(0, MOST_WORDS)
