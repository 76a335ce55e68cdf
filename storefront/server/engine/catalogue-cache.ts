import { LANGUAGES, TOTAL_COUNT_HEADER, type Language } from "@bon-perroquet/contract"
import { LRUCache } from "lru-cache"
import { compressed, type Variants } from "./compressed.js"
import type { Engine } from "./engine.js"

/** All that a list of addresses needs: a hundredth of what the products say. */
export const HANDLE_FIELDS = LANGUAGES.map((language) => `handle_${language}` as const)
export const PRODUCT_HANDLES = `/api/catalogue?fields=${HANDLE_FIELDS.join(",")}`
/** What everybody reads of the catalogue: always held, and the same in every language. */
export const PUBLIC_READS = ["/api/products", "/api/categories", PRODUCT_HANDLES] as const
/** What some read of it: a part of the list, one product, some fields of all, what is found by words. */
const PARTS =
  /^\/api\/(?:(?:products|catalogue)\?|(products\/[\w-]{1,120}|search)(?:\?|$))[\w.~%=&+,-]{0,400}$/

/** What is read on behalf of everyone who reads the same. */
export interface PublicRead {
  path: string
  /** Whose reader it is for, where the answer depends on it. */
  language?: Language
}

/** The public read that an address is for. @param languageOf its reader, asked where the answer depends on it */
export function publicReadOf(url: string, languageOf: () => Language): PublicRead | undefined {
  if (isOfAll(url)) return { path: url }
  const [found, inLanguage] = PARTS.exec(url) ?? []
  return found === undefined ? undefined : { path: url, ...(inLanguage && { language: languageOf() }) }
}

const ofAll = new Set<string>(PUBLIC_READS)
const isOfAll = (path: string) => ofAll.has(path)
const keyOf = ({ path, language }: PublicRead) => `${language ?? ""} ${path}`

/** Bytes of parts that are held, and of the largest of them: those that are asked for least give way. */
const MOST_BYTES = 48 * 1024 * 1024
const LARGEST_PART = 2 * 1024 * 1024
/** Of one answer beside its bodies, roughly. */
const OVERHEAD = 1_000
/** So many reads are known to be larger than what is held. */
const MOST_LARGE = 1_000

/** What all other reads are counted as. */
const OTHERS = "parts"

/** How long an answer may be used without asking the engine again, in ms. */
const FRESH_MS = 1_000

export interface CachedRead {
  variants: Variants
  /** What the engine said beside it that its reader is to know. */
  headers: Readonly<Record<string, string>>
  /** The engine's own name for this content. */
  engineEtag: string | undefined
  /** performance.now() until which it is fresh. */
  freshUntil: number
}

/** What the engine said instead of the answer that was hoped for. */
export class EngineRefused extends Error {
  constructor(readonly status: number) {
    super(`the engine answered ${status}`)
  }
}

/** What was asked for is passed on as it comes: holding it, and compressing it before the first byte leaves, would cost too much. */
export class TooLarge extends Error {}

/**
 * The public reads in memory, compressed once, for at most a second; then the engine is asked whether they changed.
 * However many wait for an answer, the engine is asked once.
 */
export class CatalogueCache {
  private readonly ofAll = new Map<string, CachedRead>()
  private readonly parts = new LRUCache<string, CachedRead>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ variants }) =>
      [...variants.values()].reduce((sum, { length }) => sum + length, OVERHEAD),
  })
  private readonly large = new LRUCache<string, true>({ max: MOST_LARGE })
  private readonly counts = new Map<string, { hits: number; misses: number }>(
    [...PUBLIC_READS, OTHERS].map((path) => [path, { hits: 0, misses: 0 }]),
  )
  private readonly inFlight = new Map<string, Promise<CachedRead>>()

  constructor(private readonly engine: Engine) {}

  /** @returns what can be answered at once, or undefined */
  fresh(wanted: PublicRead): CachedRead | undefined {
    const read = this.held(wanted)
    const isFresh = read !== undefined && read.freshUntil > performance.now()
    const count = this.counts.get(isOfAll(wanted.path) ? wanted.path : OTHERS)
    if (count) count[isFresh ? "hits" : "misses"] += 1
    return isFresh ? read : undefined
  }

  /** How often an answer was at hand, and how old it is; no age before the first. */
  statistics() {
    return [...this.counts].map(([path, counted]) => {
      const read = this.held({ path })
      return { path, ...counted, ageMs: read && performance.now() - (read.freshUntil - FRESH_MS) }
    })
  }

  /** Asks the engine, or joins whoever is asking; rejects when there is no answer to give. */
  refresh(wanted: PublicRead): Promise<CachedRead> {
    const key = keyOf(wanted)
    const asking = this.inFlight.get(key)
    if (asking) return asking
    const mine = this.ask(wanted).finally(() => this.inFlight.delete(key))
    this.inFlight.set(key, mine)
    return mine
  }

  /** Whether it is known to be passed on rather than held. */
  isTooLarge(wanted: PublicRead): boolean {
    return this.large.has(keyOf(wanted))
  }

  private held(wanted: PublicRead): CachedRead | undefined {
    return isOfAll(wanted.path) ? this.ofAll.get(wanted.path) : this.parts.get(keyOf(wanted))
  }

  private async ask(wanted: PublicRead): Promise<CachedRead> {
    const { path, language } = wanted
    const known = this.held(wanted)
    // The time of asking counts, not that of the answer: a change in between must show within the second.
    const freshUntil = performance.now() + FRESH_MS
    const headers: Record<string, string> = {
      accept: "application/json",
      ...(language && { "accept-language": language }),
    }
    if (known?.engineEtag) headers["if-none-match"] = known.engineEtag
    const { status, headers: answered, body } = await this.engine.ask({ method: "GET", path, headers })
    if (status === 304 && known) {
      await body.dump()
      return this.keep(wanted, { ...known, freshUntil })
    }
    if (status !== 200) {
      await body.dump()
      throw new EngineRefused(status)
    }
    if (!isOfAll(path) && Number(answered["content-length"]) > LARGEST_PART) {
      this.large.set(keyOf(wanted), true)
      body.destroy()
      throw new TooLarge(path)
    }
    const variants = await compressed(body, Number(answered["content-length"]))
    const engineEtag = typeof answered.etag === "string" ? answered.etag : undefined
    const total = answered[TOTAL_COUNT_HEADER.toLowerCase()]
    return this.keep(wanted, {
      variants,
      headers: {
        Vary: language ? "Accept-Encoding, Accept-Language" : "Accept-Encoding",
        ...(typeof total === "string" && { [TOTAL_COUNT_HEADER]: total }),
      },
      engineEtag,
      freshUntil,
    })
  }

  private keep(wanted: PublicRead, read: CachedRead): CachedRead {
    if (isOfAll(wanted.path)) this.ofAll.set(wanted.path, read)
    else this.parts.set(keyOf(wanted), read)
    return read
  }
}
