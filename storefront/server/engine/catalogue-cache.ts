import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { LANGUAGES } from "@bon-perroquet/contract"
import type { Encoding } from "../http/encoding.js"
import type { Engine } from "./engine.js"

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** All that a list of addresses needs: a hundredth of what the products say. */
export const HANDLE_FIELDS = LANGUAGES.map((language) => `handle_${language}` as const)
export const PRODUCT_HANDLES = `/api/catalogue?fields=${HANDLE_FIELDS.join(",")}`
/** The public reads: the same for everyone, whatever their language. */
export const PUBLIC_READS = ["/api/products", "/api/categories", PRODUCT_HANDLES] as const
export type PublicRead = (typeof PUBLIC_READS)[number]

/** How long an answer may be used without asking the engine again, in ms. */
const FRESH_MS = 1_000

export interface Variant {
  body: Buffer
  etag: string
}

export interface CachedRead {
  variants: ReadonlyMap<Encoding, Variant>
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

/**
 * The public reads in memory, compressed once, for at most a second; then the engine is asked whether they changed.
 * However many wait for an answer, the engine is asked once.
 */
export class CatalogueCache {
  private readonly reads = new Map<string, CachedRead>()
  private readonly counts = new Map<string, { hits: number; misses: number }>(
    PUBLIC_READS.map((path) => [path, { hits: 0, misses: 0 }]),
  )
  private readonly inFlight = new Map<string, Promise<CachedRead>>()

  constructor(private readonly engine: Engine) {}

  /** @returns what can be answered at once, or undefined */
  fresh(path: string): CachedRead | undefined {
    const read = this.reads.get(path)
    const isFresh = read !== undefined && read.freshUntil > performance.now()
    const count = this.counts.get(path)
    if (count) count[isFresh ? "hits" : "misses"] += 1
    return isFresh ? read : undefined
  }

  /** How often an answer was at hand, and how old it is; no age before the first. */
  statistics() {
    return [...this.counts].map(([path, counted]) => {
      const read = this.reads.get(path)
      return { path, ...counted, ageMs: read && performance.now() - (read.freshUntil - FRESH_MS) }
    })
  }

  /** Asks the engine, or joins whoever is asking; rejects when there is no answer to give. */
  refresh(path: PublicRead): Promise<CachedRead> {
    const asking = this.inFlight.get(path)
    if (asking) return asking
    const mine = this.ask(path).finally(() => this.inFlight.delete(path))
    this.inFlight.set(path, mine)
    return mine
  }

  private async ask(path: PublicRead): Promise<CachedRead> {
    const known = this.reads.get(path)
    // The time of asking counts, not that of the answer: a change in between must show within the second.
    const freshUntil = performance.now() + FRESH_MS
    const headers: Record<string, string> = { accept: "application/json" }
    if (known?.engineEtag) headers["if-none-match"] = known.engineEtag
    const { status, headers: answered, body } = await this.engine.ask({ method: "GET", path, headers })
    if (status === 304 && known) {
      await body.dump()
      return this.keep(path, { ...known, freshUntil })
    }
    if (status !== 200) {
      await body.dump()
      throw new EngineRefused(status)
    }
    const content = Buffer.from(await body.arrayBuffer())
    const engineEtag = typeof answered.etag === "string" ? answered.etag : undefined
    return this.keep(path, { variants: await compress(content), engineEtag, freshUntil })
  }

  private keep(path: PublicRead, read: CachedRead): CachedRead {
    this.reads.set(path, read)
    return read
  }
}

async function compress(content: Buffer): Promise<ReadonlyMap<Encoding, Variant>> {
  const [br, gz] = await Promise.all([
    // Quality 5: done in milliseconds; 11 would take a hundred times longer for a tenth less.
    compressBrotli(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    compressGzip(content, { level: 6 }),
  ])
  const name = createHash("sha256").update(content).digest("base64url").slice(0, 27)
  const variant = (encoding: Encoding, body: Buffer) =>
    [encoding, { body, etag: `"${name}-${encoding}"` }] as const
  return new Map([variant("br", br), variant("gzip", gz), variant("identity", content)])
}
