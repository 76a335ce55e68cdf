import SearchableMap from "minisearch/SearchableMap"
import { Postings } from "./postings"

/** What to look for: a word, where, what a match counts for in each field, and how nearly it must be written so. */
export interface Sought {
  words: readonly string[]
  /** By field; one that is missing is not looked into. */
  boosts: readonly (number | undefined)[]
  /** Words that begin like this match too. */
  isBeginning?: boolean
  /** Letters that may be wrong, missing or too many. */
  slips?: number
}

/** The documents that match, and how well. */
export interface Matches {
  documents: number[]
  /** By number; until the next search. */
  scores: Float32Array
}

/**
 * How well a document matches is Okapi BM25+: https://en.wikipedia.org/wiki/Okapi_BM25. FREQUENCY: how much a word
 * gains by standing there often; LENGTH: what it loses in a long text; PRESENCE: what it is worth to stand there at all.
 */
const [FREQUENCY, LENGTH, PRESENCE] = [1.2, 0.7, 0.5]
/** What a word counts for that only begins like the one sought, or is written nearly like it; less the further off. */
const [BEGINS, NEARLY] = [0.375, 0.45]
const BEGINS_FALLS = 0.3
/** Entries of documents that are gone cost time: beyond this part of all they are cleared away. */
const MOST_GONE = 1 / 5
const FEW_GONE = 1_000
/** Documents that there is room for at first; then for twice as many each time. */
const FIRST_ROOM = 1_024

/** Where a word stands in a field, and what it counts for there. */
interface Place {
  list: Postings
  field: number
  weight: number
}

const entriesIn = (places: readonly Place[]): number => places.reduce((sum, { list }) => sum + list.length, 0)

/** Words of numbered documents, field by field, in few bytes: a hundred thousand products are looked through in milliseconds. */
export class WordIndex {
  private readonly words = new SearchableMap<(Postings | undefined)[]>()
  /** By field: words in it of each document, and of all. */
  private readonly lengths: Uint16Array[]
  private readonly totals: number[]
  /** Of each number that was ever given: whether its document is there. */
  private there = new Uint8Array(FIRST_ROOM)
  /** Of each number, in the search that is going on: what it is worth, and how many groups it matched so far. */
  private scores = new Float32Array(FIRST_ROOM)
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
      for (const word of new Set(words)) this.words.get(word)?.[field]?.lose()
    }
    this.present -= 1
    this.gone.push(document)
    if (this.gone.length > Math.max(FEW_GONE, this.present * MOST_GONE)) this.clear()
  }

  /** Documents that match one of each group. */
  search(groups: readonly (readonly Sought[])[]): Matches {
    const { scores, reached } = this
    scores.fill(0, 0, this.given)
    reached.fill(0, 0, this.given)
    // The rarest first: of the others only what came through is worth a calculation.
    const rounds = groups
      .map((group) => group.flatMap((sought) => this.placesOf(sought)))
      .sort((a, b) => entriesIn(a) - entriesIn(b))
    for (const [round, places] of rounds.entries()) for (const place of places) this.count(place, round)
    const documents: number[] = []
    for (let document = 0; document < this.given; document++)
      if (reached[document] === groups.length) documents.push(document)
    return { documents, scores }
  }

  private placesOf({ boosts, ...sought }: Sought): Place[] {
    return sought.words.flatMap((word) =>
      [...this.written(word, sought)].flatMap(([postings, weight]) =>
        boosts.flatMap((boost, field) => {
          const list = postings[field]
          return boost !== undefined && list ? [{ list, field, weight: boost * weight }] : []
        }),
      ),
    )
  }

  /** Adds what a word in a field is worth to each document that came through the rounds before. */
  private count({ list, field, weight }: Place, round: number): void {
    const { scores, reached } = this
    const worth = weight * Math.log(1 + (this.present - list.present + 0.5) / (list.present + 0.5))
    const average = (this.totals[field] ?? 0) / Math.max(1, this.present)
    const lengths = this.length(field)
    for (let at = 0; at < list.length; at++) {
      const document = list.document(at)
      if (!this.there[document] || (reached[document] ?? 0) < round) continue
      const often = list.frequency(at)
      const room = FREQUENCY * (1 - LENGTH + (LENGTH * (lengths[document] ?? 0)) / average)
      scores[document] =
        (scores[document] ?? 0) + worth * (PRESENCE + (often * (FREQUENCY + 1)) / (often + room))
      reached[document] = round + 1
    }
  }

  /** The words of the index that are meant, and what each counts for. */
  private written(
    word: string,
    { isBeginning, slips = 0 }: Omit<Sought, "boosts">,
  ): Map<(Postings | undefined)[], number> {
    const found = new Map<(Postings | undefined)[], number>()
    const exact = this.words.get(word)
    if (slips > 0)
      for (const [term, [postings, off]] of this.words.fuzzyGet(word, slips))
        found.set(postings, (NEARLY * term.length) / (term.length + off))
    if (isBeginning)
      for (const [term, postings] of this.words.atPrefix(word)) {
        const further = term.length - word.length
        found.set(postings, (BEGINS * term.length) / (term.length + BEGINS_FALLS * further))
      }
    if (exact) found.set(exact, 1)
    return found
  }

  private postings(word: string, field: number): Postings {
    const known = this.words.get(word)
    const fields = known ?? Array.from<Postings | undefined>({ length: this.fields })
    if (!known) this.words.set(word, fields)
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
    this.reached = new Uint8Array(room * 2)
    for (const [field, known] of this.lengths.entries()) {
      const lengths = new Uint16Array(room * 2)
      lengths.set(known)
      this.lengths[field] = lengths
    }
  }

  private clear(): void {
    const isThere = (document: number) => this.there[document] === 1
    for (const [word, fields] of [...this.words]) {
      for (const list of fields) list?.keep(isThere)
      if (fields.every((list) => !list?.length)) this.words.delete(word)
    }
    this.free.push(...this.gone.splice(0))
  }
}
