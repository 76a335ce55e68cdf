import { LANGUAGES, TOTAL_COUNT_HEADER, type Language } from "@bon-perroquet/contract"
import { LRUCache } from "lru-cache"
import { compressed, type Variants } from "./compressed.js"
import type { Storefront } from "./channels.js"
import type { Engine } from "./engine.js"

/** Fields that the sitemap needs. They are much smaller than complete products. */
export const HANDLE_FIELDS = LANGUAGES.map((language) => `handle_${language}` as const)
export const PRODUCT_HANDLES = `/api/catalogue?fields=${HANDLE_FIELDS.join(",")}`
/** Paths that are always cached. */
export const PUBLIC_READS = ["/api/products", "/api/categories", PRODUCT_HANDLES] as const
/** Matches URLs that are cached if space permits. */
const PARTS =
  /^\/api\/(?:(?:products|catalogue)\?|(products\/[\w-]{1,120}|search)(?:\?|$))[\w.~%=&+,-]{0,400}$/

/** Request with the same response for everyone. */
export interface PublicRead {
  path: string
  /** Language, if the response depends on it. */
  language?: Language
  channel?: Pick<Storefront, "code" | "headers">
}

/** @param languageOf called only if the response depends on the language */
export function publicReadOf(
  url: string,
  languageOf: () => Language,
  channel?: PublicRead["channel"],
): PublicRead | undefined {
  if (isOfAll(url)) return { path: url, channel }
  const [match, inLanguage] = PARTS.exec(url) ?? []
  return match === undefined
    ? undefined
    : { path: url, channel, ...(inLanguage && { language: languageOf() }) }
}

const ofAll = new Set<string>(PUBLIC_READS)
const isOfAll = (path: string) => ofAll.has(path)
const keyOf = ({ path, language, channel }: PublicRead) => `${channel?.code ?? ""} ${language ?? ""} ${path}`

/** Maximum bytes of the cache. The least recently used entries are removed first. */
const MOST_BYTES = 48 * 1024 * 1024
const LARGEST_PART = 2 * 1024 * 1024
/** Approximate overhead per entry in bytes. */
const OVERHEAD = 1_000
/** Maximum number of URLs that are remembered because their response is too large for the cache. */
const MOST_LARGE = 1_000

const OTHERS = "parts"

/** Milliseconds for which a response is used without revalidation. */
const FRESH_MS = 1_000

export interface CachedRead {
  variants: Variants
  /** Headers of the engine that the edge forwards. */
  headers: Readonly<Record<string, string>>
  engineEtag: string | undefined
  /** Expiry as performance.now(). */
  freshUntil: number
}

export class EngineRefused extends Error {
  constructor(readonly status: number) {
    super(`the engine answered ${status}`)
  }
}

/** Thrown if a response does not fit into the cache. The edge then streams it. */
export class TooLarge extends Error {}

/**
 * Caches public reads for at most a second, then revalidates them. Concurrent requests share one engine call.
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

  /** Returns a response that is at most a second old, or undefined. */
  fresh(requested: PublicRead): CachedRead | undefined {
    const read = this.cachedRead(requested)
    const isFresh = read !== undefined && read.freshUntil > performance.now()
    const count = this.counts.get(isOfAll(requested.path) ? requested.path : OTHERS)
    if (count) count[isFresh ? "hits" : "misses"] += 1
    return isFresh ? read : undefined
  }

  statistics() {
    return [...this.counts].map(([path, counted]) => {
      const read = this.cachedRead({ path })
      return { path, ...counted, ageMs: read && performance.now() - (read.freshUntil - FRESH_MS) }
    })
  }

  refresh(requested: PublicRead): Promise<CachedRead> {
    const key = keyOf(requested)
    const asking = this.inFlight.get(key)
    if (asking) return asking
    const mine = this.ask(requested).finally(() => this.inFlight.delete(key))
    this.inFlight.set(key, mine)
    return mine
  }

  isTooLarge(requested: PublicRead): boolean {
    return this.large.has(keyOf(requested))
  }

  private cachedRead(requested: PublicRead): CachedRead | undefined {
    return isOfAll(requested.path) ? this.ofAll.get(keyOf(requested)) : this.parts.get(keyOf(requested))
  }

  private async ask(requested: PublicRead): Promise<CachedRead> {
    const { path, language, channel } = requested
    const cached = this.cachedRead(requested)
    // Counts from the start of the request, so that a change during the request is visible within a second.
    const freshUntil = performance.now() + FRESH_MS
    const headers: Record<string, string> = {
      accept: "application/json",
      ...(language && { "accept-language": language }),
      ...channel?.headers,
    }
    if (cached?.engineEtag) headers["if-none-match"] = cached.engineEtag
    const { status, headers: answered, body } = await this.engine.ask({ method: "GET", path, headers })
    if (status === 304 && cached) {
      await body.dump()
      return this.keep(requested, { ...cached, freshUntil })
    }
    if (status !== 200) {
      await body.dump()
      throw new EngineRefused(status)
    }
    if (!isOfAll(path) && Number(answered["content-length"]) > LARGEST_PART) {
      this.large.set(keyOf(requested), true)
      body.destroy()
      throw new TooLarge(path)
    }
    const variants = await compressed(body, Number(answered["content-length"]))
    const engineEtag = typeof answered.etag === "string" ? answered.etag : undefined
    const total = answered[TOTAL_COUNT_HEADER.toLowerCase()]
    return this.keep(requested, {
      variants,
      headers: {
        Vary: language ? "Accept-Encoding, Accept-Language" : "Accept-Encoding",
        ...(typeof total === "string" && { [TOTAL_COUNT_HEADER]: total }),
      },
      engineEtag,
      freshUntil,
    })
  }

  private keep(requested: PublicRead, read: CachedRead): CachedRead {
    if (isOfAll(requested.path)) this.ofAll.set(keyOf(requested), read)
    else this.parts.set(keyOf(requested), read)
    return read
  }
}
