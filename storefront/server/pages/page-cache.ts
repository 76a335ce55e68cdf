import { LANGUAGES, type Language } from "@bon-perroquet/contract"
import { Turns } from "../turns/turns.js"
import type { Storefront } from "../engine/channels.js"
import type { Engine } from "../engine/engine.js"
import type { ShopFactsReader } from "../engine/shop-facts.js"
import { htmlPage, type HtmlPage } from "./html-page.js"
import type { PageTemplate } from "./page-template.js"
import type { DrawnPage, Renderer } from "./renderer.js"

/**
 * Milliseconds for which a page is sent without a check of its data. With the time to render, a change is visible
 * within a second.
 */
const FRESH_MS = 250
/** Maximum age in milliseconds of a page that is still sent while the engine does not respond. */
const STALE_MS = 60_000
/** Milliseconds after which the engine counts as not responding. Its requests may take much longer to fail. */
const TIMEOUT_MS = 5_000
/** Maximum bytes of the cache. The least recently used pages are removed first. */
const MAX_BYTES = 64 * 1024 * 1024
/** Maximum concurrent renderings of uncached pages. */
const NEW_AT_ONCE = 2
const NEW_WAITING = 16

export interface ReadyPage extends HtmlPage {
  status: DrawnPage["status"]
  location?: string | undefined
}

interface CachedPage extends ReadyPage {
  page: DrawnPage
  bytes: number
  /** Time of the data request as performance.now(). */
  askedAt: number
}

interface PageRequest {
  key: string
  address: URL
  language: Language
  isShared: boolean
  site: Site
}

type Settings = {
  renderer: Renderer
  template: PageTemplate
  engine: Pick<Engine, "nextOrigin">
  timeoutMs?: number
}

/** The storefront of a page, with its facts. */
export interface Site {
  storefront: Pick<Storefront, "code" | "url" | "languages" | "headers">
  shopFacts: Pick<ShopFactsReader, "current">
}

/**
 * Caches compressed pages. Concurrent requests share a rendering. A page is rendered again only if its data changed.
 * Uncached pages have a separate queue.
 */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>()
  private readonly inFlight = new Map<string, Promise<CachedPage>>()
  private readonly newPages = new Turns(NEW_AT_ONCE, NEW_WAITING)
  private bytes = 0

  constructor(private readonly settings: Settings) {}

  /**
   * Returns a page of a storefront from the cache, or renders it.
   * @param admit called before an uncached page is rendered; rejects if the visitor requested too many pages
   * @throws if the engine does not respond and no older page is cached, or if too many uncached pages wait
   */
  async page(
    site: Site,
    { address: url, language }: { address: URL; language: Language },
    admit: () => Promise<void>,
  ): Promise<ReadyPage> {
    const { path, isShared } = this.settings.renderer.pageAddress(url)
    const requested = {
      key: `${site.storefront.code ?? ""} ${language} ${path}`,
      address: new URL(path, site.storefront.url),
      language,
      isShared,
      site,
    }
    const cached = this.pages.get(requested.key)
    if (cached && performance.now() - cached.askedAt < FRESH_MS) return cached
    try {
      const refreshed = this.refresh(requested, cached, admit)
      return await (cached && performance.now() - cached.askedAt < STALE_MS
        ? this.inTime(refreshed)
        : refreshed)
    } catch (error) {
      if (cached && performance.now() - cached.askedAt < STALE_MS) return cached
      throw error
    }
  }

  /** @throws if the page is not rendered in time. The rendering goes on. */
  private async inTime(page: Promise<CachedPage>): Promise<CachedPage> {
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<never>((_, reject) => {
      const error = new Error("The engine did not respond in time.")
      timer = setTimeout(() => reject(error), this.settings.timeoutMs ?? TIMEOUT_MS)
    })
    try {
      return await Promise.race([page, tooLate])
    } finally {
      clearTimeout(timer)
    }
  }

  private refresh(requested: PageRequest, cached: CachedPage | undefined, admit: () => Promise<void>) {
    const drawing = this.inFlight.get(requested.key)
    if (drawing) return drawing
    const draw = () => this.draw(requested, cached)
    const mine = (cached ? draw() : admit().then(() => this.newPages.take(draw))).finally(() =>
      this.inFlight.delete(requested.key),
    )
    this.inFlight.set(requested.key, mine)
    return mine
  }

  private async draw(requested: PageRequest, cached: CachedPage | undefined): Promise<CachedPage> {
    const { renderer, template, engine } = this.settings
    const { address, language, site } = requested
    const { url, code, languages, headers } = site.storefront
    const askedAt = performance.now()
    const shop = await site.shopFacts.current()
    const thread = languages.length === LANGUAGES.length ? undefined : code
    const rendered = await renderer.drawPage(
      { address, language, origin: url.origin, engineUrl: engine.nextOrigin(), headers, thread, shop },
      cached?.page,
    )
    if (cached?.page === rendered) return this.keep(requested, { ...cached, askedAt })
    const ready = await htmlPage(
      template.page(language, renderer.filesFor(address.pathname, language), shop, rendered),
    )
    const { status, location } = rendered
    return this.keep(requested, {
      ...ready,
      status,
      location,
      page: rendered,
      bytes: sizeOf(ready, rendered),
      askedAt,
    })
  }

  private keep({ key, isShared, address }: PageRequest, page: CachedPage): CachedPage {
    this.forget(key)
    // Pages of unknown products are not cached, because anybody can invent URLs of products.
    const isThere = page.status !== 404 || !this.settings.renderer.screenOf(address.pathname).isKnown
    if (!isShared || !isThere) return page
    this.pages.set(key, page)
    this.bytes += page.bytes
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= MAX_BYTES) break
      this.forget(oldest)
    }
    return page
  }

  private forget(key: string): void {
    this.bytes -= this.pages.get(key)?.bytes ?? 0
    this.pages.delete(key)
  }
}

function sizeOf({ bodies }: HtmlPage, { head, body, content }: DrawnPage): number {
  const sent = [...bodies.values()].reduce((sum, { length }) => sum + length, 0)
  return sent + 2 * (head.length + body.length + content.length)
}
