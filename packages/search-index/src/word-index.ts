import { Postings } from "./postings"
import { type MatchKind, Vocabulary, type WordMatch } from "./vocabulary"

/** Rank of a field by kind of match, from 1 to 31, higher is better. Kinds without a rank do not match. */
export type FieldRanks = Readonly<Partial<Record<MatchKind, number>>>

export interface SearchWord {
  word: string
  ranks: readonly FieldRanks[]
  /** Maximum number of wrong, missing, additional or swapped letters. Default: 0. */
  typos?: number
}

export interface Matches {
  documents: number[]
  /**
   * Scores by document number: rank times `RANK_STEP`, plus a relevance below half a step. The next search overwrites
   * them.
   */
  scores: Float32Array
}

/** Factor of a rank, larger than any relevance. */
export const RANK_STEP = 1_024
const MAX_RELEVANCE = RANK_STEP / 2 - 1

/**
 * Parameters of Okapi BM25+ (https://en.wikipedia.org/wiki/Okapi_BM25): effects of frequency, text length and a single
 * occurrence.
 */
const [FREQUENCY, LENGTH, PRESENCE] = [1.2, 0.7, 0.5]
/** Maximum share of entries of removed documents before a clean-up. */
const MAX_GONE = 1 / 5
const MIN_GONE = 1_000
/** Initial capacity in documents. It doubles when it is full. */
const FIRST_ROOM = 1_024

type Fields = (Postings | undefined)[]

/** Minimum length of a prefix whose relevance is computed. Shorter ones match very many words. */
const MIN_SCORED_LENGTH = 3
/** Length from which a list of documents is long. Shorter lists are matched first, which leaves fewer documents. */
const LONG_LIST = 256

interface Place {
  list: Postings
  field: number
  rank: number
  weight: number
}

const entriesIn = (places: readonly Place[]): number => places.reduce((sum, { list }) => sum + list.length, 0)

/** Search index of words per field. Searches a hundred thousand products in milliseconds. */
export class WordIndex {
  private readonly vocabulary = new Vocabulary<Fields>()
  private readonly lengths: Uint16Array[]
  private readonly totals: number[]
  private there = new Uint8Array(FIRST_ROOM)
  /** Values by document during a search: relevance, rank, number of matched groups. */
  private scores = new Float32Array(FIRST_ROOM)
  private ranks = new Uint8Array(FIRST_ROOM)
  private reached = new Uint8Array(FIRST_ROOM)
  private nextNumber = 0
  private present = 0
  /** Removed documents: those that lists still contain, and (`free`) those whose number can be reused. */
  private removedNumbers: number[] = []
  private free: number[] = []

  constructor(private readonly fields: number) {
    this.totals = Array.from({ length: fields }, () => 0)
    this.lengths = Array.from({ length: fields }, () => new Uint16Array(FIRST_ROOM))
  }

  /** Adds a document. `texts` contains the words of each field. @returns the document's number, which `remove` needs */
  add(texts: readonly (readonly string[])[]): number {
    const document = this.free.pop() ?? this.nextNumber++
    this.makeRoom(document)
    this.there[document] = 1
    this.present += 1
    for (const [field, words] of texts.entries()) {
      this.length(field)[document] = words.length
      this.totals[field] = (this.totals[field] ?? 0) + words.length
      const counts = new Map<string, number>()
      for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
      for (const [word, count] of counts) this.postings(word, field).add(document, count)
    }
    return document
  }

  /** Removes a document. @param texts the same words with which it was added */
  remove(document: number, texts: readonly (readonly string[])[]): void {
    if (!this.there[document]) return
    this.there[document] = 0
    for (const [field, words] of texts.entries()) {
      this.totals[field] = (this.totals[field] ?? 0) - words.length
      for (const word of new Set(words)) this.vocabulary.get(word)?.[field]?.lose()
    }
    this.present -= 1
    this.removedNumbers.push(document)
    if (this.removedNumbers.length > Math.max(MIN_GONE, this.present * MAX_GONE)) this.clear()
  }

  hasAny(group: readonly SearchWord[]): boolean {
    return group.some((searchedWord) => this.placesOf(searchedWord).some(({ list }) => list.present > 0))
  }

  /** Finds documents that match all groups, and scores each by its highest rank. At most eight groups. */
  search(groups: readonly (readonly SearchWord[])[]): Matches {
    const { scores, ranks, reached } = this
    for (const numbers of [scores, ranks, reached]) numbers.fill(0, 0, this.nextNumber)
    // Groups with few matches come first, because later groups only check the remaining documents.
    const rounds = groups
      .map((group) => group.flatMap((searchedWord) => this.placesOf(searchedWord)))
      .sort((a, b) => entriesIn(a) - entriesIn(b))
    let candidates = this.present
    for (const [round, places] of rounds.entries())
      if (candidates > 0) candidates = this.match(places, round, candidates)
    const documents: number[] = []
    for (let document = 0; document < this.nextNumber; document++)
      if (groups.length > 0 && reached[document] === groups.length) {
        documents.push(document)
        const relevance = Math.min(MAX_RELEVANCE, scores[document] ?? 0)
        scores[document] = (ranks[document] ?? 0) * RANK_STEP + relevance
      }
    return { documents, scores }
  }

  private placesOf({ word, ranks, typos = 0 }: SearchWord): Place[] {
    const places: Place[] = []
    const add = ({ value, kind, closeness }: WordMatch<Fields>) => {
      const isScored = kind !== "inside" && (kind !== "beginning" || word.length >= MIN_SCORED_LENGTH)
      // This loop takes most of a search's time: single letters match ten thousands of words.
      for (let field = 0; field < value.length; field++) {
        const list = value[field]
        const rank = ranks[field]?.[kind]
        if (list && rank) places.push({ list, field, rank, weight: isScored ? closeness : 0 })
      }
    }
    this.vocabulary.containing(word).forEach(add)
    this.vocabulary.nearly(word, typos).forEach(add)
    return places
  }

  /**
   * Matches a group from the highest rank down, so that each document gets its best rank. @returns number of remaining
   * documents
   */
  private match(places: readonly Place[], round: number, candidates: number): number {
    const byRank: Place[][] = []
    for (const place of places) (byRank[place.rank] ??= []).push(place)
    let matched = 0
    for (const equal of byRank.toReversed()) {
      if (!equal) continue
      for (const place of equal) if (place.weight > 0) matched += this.score(place, round)
      for (const isLong of [true, false])
        for (const place of equal)
          if (place.weight === 0 && matched < candidates && place.list.length >= LONG_LIST === isLong)
            matched += this.mark(place, round)
    }
    return matched
  }

  /** Adds relevance to a list's candidates, and the rank to new matches. @returns number of new matches */
  private score({ list, field, rank, weight }: Place, round: number): number {
    const { scores, ranks, reached } = this
    const worth = weight * Math.log(1 + (this.present - list.present + 0.5) / (list.present + 0.5))
    const average = (this.totals[field] ?? 0) / Math.max(1, this.present)
    const lengths = this.length(field)
    let matched = 0
    for (let at = 0; at < list.length; at++) {
      const document = list.document(at)
      if (!this.there[document] || (reached[document] ?? 0) < round) continue
      const often = list.frequency(at)
      const room = FREQUENCY * (1 - LENGTH + (LENGTH * (lengths[document] ?? 0)) / average)
      scores[document] =
        (scores[document] ?? 0) + worth * (PRESENCE + (often * (FREQUENCY + 1)) / (often + room))
      if (reached[document] !== round) continue
      ranks[document] = (ranks[document] ?? 0) + rank
      reached[document] = round + 1
      matched += 1
    }
    return matched
  }

  /** Adds the rank, but no relevance, to new matches among a list's candidates. @returns their number */
  private mark({ list, rank }: Place, round: number): number {
    const { ranks, reached } = this
    let matched = 0
    for (let at = 0; at < list.length; at++) {
      const document = list.document(at)
      if (reached[document] !== round || !this.there[document]) continue
      ranks[document] = (ranks[document] ?? 0) + rank
      reached[document] = round + 1
      matched += 1
    }
    return matched
  }

  private postings(word: string, field: number): Postings {
    const entry = this.vocabulary.get(word)
    const fields = entry ?? Array.from<Postings | undefined>({ length: this.fields })
    if (!entry) this.vocabulary.add(word, fields)
    return (fields[field] ??= new Postings())
  }

  private length(field: number): Uint16Array {
    const lengths = this.lengths[field]
    if (!lengths) throw new RangeError(`The index has no field ${field}.`)
    return lengths
  }

  private makeRoom(document: number): void {
    const room = this.there.length
    if (document < room) return
    const there = new Uint8Array(room * 2)
    there.set(this.there)
    this.there = there
    this.scores = new Float32Array(room * 2)
    this.ranks = new Uint8Array(room * 2)
    this.reached = new Uint8Array(room * 2)
    for (const [field, fieldLengths] of this.lengths.entries()) {
      const lengths = new Uint16Array(room * 2)
      lengths.set(fieldLengths)
      this.lengths[field] = lengths
    }
  }

  private clear(): void {
    const isThere = (document: number) => this.there[document] === 1
    this.vocabulary.keep((fields) => {
      for (const list of fields) list?.keep(isThere)
      return fields.some((list) => list?.length)
    })
    this.free.push(...this.removedNumbers.splice(0))
  }
}
