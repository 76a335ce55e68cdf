import { foundRedirectSchema, readAddress, type FoundRedirect, type Language } from "@bon-perroquet/contract"
import { LRUCache } from "lru-cache"
import type { Storefront } from "../engine/channels.js"
import type { Engine } from "../engine/engine.js"

/** Milliseconds for which a redirect is cached, so that a merchant's change is visible within a minute. */
const KEPT_MS = 60_000
const MAX_KEPT = 5_000
/** Maximum milliseconds that the not-found page waits for a redirect. */
const TIMEOUT_MS = 2_000

/** Matches file names that other shop systems use for pages, for example noix.html. */
const PAGE_FILE = /\.(?:html?|php|aspx?|jsp)$/i

export type OldRedirect = FoundRedirect & { location: string }

/**
 * Looks up redirects of a former shop's addresses. Only existing redirects are cached, because anybody can invent
 * addresses.
 */
export class OldAddresses {
  private readonly kept = new LRUCache<string, OldRedirect>({ max: MAX_KEPT, ttl: KEPT_MS })

  constructor(private readonly engine: Pick<Engine, "ask">) {}

  /** Returns whether an address without a screen may be a page of a former shop. */
  static isPossible({ pathname }: URL, isScreen: (path: string) => boolean): boolean {
    const { path } = readAddress(pathname)
    return /\.[a-z0-9]{2,11}$/i.test(path) ? PAGE_FILE.test(path) : !isScreen(path)
  }

  /**
   * Returns the redirect, or undefined if the address has no redirect or the engine does not respond.
   * @param visitor `admit` is called before each call of the engine. It rejects if the visitor sent too many requests.
   */
  async find(
    { pathname, search }: URL,
    language: Language,
    visitor: { ip: string; admit: () => Promise<void>; storefront: Pick<Storefront, "code" | "headers"> },
  ): Promise<OldRedirect | undefined> {
    const address = pathname + search
    const { storefront } = visitor
    const key = `${storefront.code ?? ""} ${language} ${address}`
    const kept = this.kept.get(key)
    if (kept) return kept
    await visitor.admit()
    const found = await this.ask(address, language, visitor)
    if (found) this.kept.set(key, found)
    return found
  }

  private async ask(
    address: string,
    language: Language,
    { ip, storefront }: { ip: string; storefront: Pick<Storefront, "headers"> },
  ): Promise<OldRedirect | undefined> {
    try {
      const { status, body } = await this.engine.ask({
        method: "POST",
        path: "/api/redirects",
        headers: {
          ...{ "content-type": "application/json", "accept-language": language, "x-forwarded-for": ip },
          ...storefront.headers,
        },
        body: Buffer.from(JSON.stringify({ address })),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await body.text()
      const found = status === 200 ? foundRedirectSchema.parse(JSON.parse(text)) : undefined
      return found?.location ? { ...found, location: found.location } : undefined
    } catch {
      return undefined
    }
  }
}
