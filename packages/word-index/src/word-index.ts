import { Postings } from "./postings"
import { type MatchKind, Vocabulary, type WordMatch } from "./vocabulary"

/** What a match in a field ranks as, by its kind: a whole number from 1 to 31, better ones higher. One that is missing does not count. */
export type FieldRanks = Readonly<Partial<Record<MatchKind, number>>>

/** A word to look for. */
export interface Sought {
  word: string
  /** By field. */
  ranks: readonly FieldRanks[]
  /** Letters that may be wrong, missing, too many or swapped; without it none. */
  typos?: number
}

/** The documents that match, and how well. */
export interface Matches {
  documents: number[]
  /** By number; until the next search. The rank times `RANK_STEP`, and less than half a step for relevance. */
  scores: Float32Array
}

/** What one rank counts for: more than all relevance among documents of the same rank. */
export const RANK_STEP = 1_024
const MAX_RELEVANCE = RANK_STEP / 2 - 1

/**
 * Relevance is Okapi BM25+: https://en.wikipedia.org/wiki/Okapi_BM25. FREQUENCY: how much a word gains by standing
 * there often; LENGTH: what it loses in a long text; PRESENCE: what it is worth to stand there at all.
 */
const [FREQUENCY, LENGTH, PRESENCE] = [1.2, 0.7, 0.5]
/** Entries of documents that are gone cost time: beyond this part of all they are cleared away. */
const MAX_GONE = 1 / 5
const MIN_GONE = 1_000
/** Documents that there is room for at first; then for twice as many each time. */
const FIRST_ROOM = 1_024

type Fields = (Postings | undefined)[]

/** Of fewer letters it says little how often they begin a word, and very many words begin with them. */
const MIN_SCORED_LENGTH = 3
/** Lists that are marked before the others, so that soon no document is left to mark. */
const LONG_LIST = 256

/** A word in a field: where it stands, what it ranks as, and what it adds to relevance, if anything. */
interface Place {
  list: Postings
  field: number
  rank: number
  weight: number
}

const entriesIn = (places: readonly Place[]): number => places.reduce((sum, { list }) => sum + list.length, 0)

/** Words of numbered documents, field by field, in few bytes: a hundred thousand products are looked through in milliseconds. */
export class WordIndex {
  private readonly vocabulary = new Vocabulary<Fields>()
  /** By field: words in it of each document, and of all. */
  private readonly lengths: Uint16Array[]
  private readonly totals: number[]
  /** Of each number that was ever given: whether its document is there. */
  private there = new Uint8Array(FIRST_ROOM)
  /** Of each number, in the search that is going on: relevance, rank, and how many groups it matched so far. */
  private scores = new Float32Array(FIRST_ROOM)
  private ranks = new Uint8Array(FIRST_ROOM)
  private reached = new Uint8Array(FIRST_ROOM)
  private given = 0
  private present = 0
  /** Numbers of documents that are gone: those whose entries are still there, and those that may be given again. */
  private gone: number[] = []
  private free: number[] = []

  constructor(private readonly fields: number) {
    this.totals = Array.from({ length: fields }, () => 0)
    this.lengths = Array.from({ length: fields }, () => new Uint16Array(FIRST_ROOM))
  }

  /** Takes a document in. @param texts the words of each field @returns its number */
  add(texts: readonly (readonly string[])[]): number {
    const document = this.free.pop() ?? this.given++
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

  /** Takes a document out. @param texts what it was taken in with */
  remove(document: number, texts: readonly (readonly string[])[]): void {
    if (!this.there[document]) return
    this.there[document] = 0
    for (const [field, words] of texts.entries()) {
      this.totals[field] = (this.totals[field] ?? 0) - words.length
      for (const word of new Set(words)) this.vocabulary.get(word)?.[field]?.lose()
    }
    this.present -= 1
    this.gone.push(document)
    if (this.gone.length > Math.max(MIN_GONE, this.present * MAX_GONE)) this.clear()
  }

  /** Whether any document matches one of these. */
  hasAny(group: readonly Sought[]): boolean {
    return group.some((sought) => this.placesOf(sought).some(({ list }) => list.present > 0))
  }

  /** Documents that match one of each group; in a group the match with the highest rank counts. At most eight groups. */
  search(groups: readonly (readonly Sought[])[]): Matches {
    const { scores, ranks, reached } = this
    for (const numbers of [scores, ranks, reached]) numbers.fill(0, 0, this.given)
    // The rarest first: of the others only what came through is worth a calculation.
    const rounds = groups
      .map((group) => group.flatMap((sought) => this.placesOf(sought)))
      .sort((a, b) => entriesIn(a) - entriesIn(b))
    let candidates = this.present
    for (const [round, places] of rounds.entries())
      if (candidates > 0) candidates = this.match(places, round, candidates)
    const documents: number[] = []
    for (let document = 0; document < this.given; document++)
      if (groups.length > 0 && reached[document] === groups.length) {
        documents.push(document)
        const relevance = Math.min(MAX_RELEVANCE, scores[document] ?? 0)
        scores[document] = (ranks[document] ?? 0) * RANK_STEP + relevance
      }
    return { documents, scores }
  }

  private placesOf({ word, ranks, typos = 0 }: Sought): Place[] {
    const places: Place[] = []
    const add = ({ value, kind, closeness }: WordMatch<Fields>) => {
      const isScored = kind !== "inside" && (kind !== "beginning" || word.length >= MIN_SCORED_LENGTH)
      // A letter begins ten thousands of words: this loop is the search's longest.
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

  /** Goes through the places of one group: the first that a document is found in is its best. @returns how many documents are left */
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

  /** Adds what a word in a field is worth to each document that came through the rounds before. @returns how many are new */
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

  /** Ranks the documents that are found nowhere better. @returns how many those are */
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
    const known = this.vocabulary.get(word)
    const fields = known ?? Array.from<Postings | undefined>({ length: this.fields })
    if (!known) this.vocabulary.add(word, fields)
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
    for (const [field, known] of this.lengths.entries()) {
      const lengths = new Uint16Array(room * 2)
      lengths.set(known)
      this.lengths[field] = lengths
    }
  }

  private clear(): void {
    const isThere = (document: number) => this.there[document] === 1
    this.vocabulary.keep((fields) => {
      for (const list of fields) list?.keep(isThere)
      return fields.some((list) => list?.length)
    })
    this.free.push(...this.gone.splice(0))
  }
}
