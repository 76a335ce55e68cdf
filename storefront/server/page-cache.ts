import type { Language } from "@bon-perroquet/contract"
import type { Engine } from "./engine.js"
import { htmlPage, type HtmlPage } from "./html-page.js"
import type { PageTemplate } from "./page-template.js"
import type { DrawnPage, Renderer } from "./renderer.js"

/**
 * How long a page may be sent again without asking whether what it shows has changed, in ms. With the time that drawing
 * it anew takes, a change shows within a second.
 */
const FRESH_MS = 250
/** How long a page may be sent again while the engine does not answer, in ms. */
const STALE_MS = 60_000
/** More addresses than a shop's visitors read in a while; those read longest ago are drawn anew. */
const MOST_PAGES = 500

export interface ReadyPage extends HtmlPage {
  status: 200 | 404
}

interface CachedPage extends ReadyPage {
  drawn: DrawnPage
  /** performance.now() of when its content was asked for. */
  askedAt: number
}

type Settings = {
  renderer: Renderer
  template: PageTemplate
  origin: string
  engine: Pick<Engine, "nextOrigin">
}

/**
 * Public screens as HTML, drawn and compressed once for everyone. However many ask for one, it is drawn once; and only
 * when what it shows has changed.
 */
export class PageCache {
  private readonly pages = new Map<string, CachedPage>()
  private readonly inFlight = new Map<string, Promise<CachedPage>>()

  constructor(private readonly settings: Settings) {}

  /** @throws when the engine gives no answer and no page is left from before */
  async page(asked: URL, language: Language): Promise<ReadyPage> {
    const address = this.essence(asked)
    const key = `${language} ${address.pathname}${address.search}`
    const known = this.pages.get(key)
    if (known && performance.now() - known.askedAt < FRESH_MS) return known
    try {
      return await this.refresh(key, address, language)
    } catch (error) {
      if (known && performance.now() - known.askedAt < STALE_MS) return known
      throw error
    }
  }

  /** The address without what does not change its page, such as where a visitor came from. */
  private essence({ pathname, searchParams }: URL): URL {
    const address = new URL(pathname, this.settings.origin)
    for (const name of this.settings.renderer.PAGE_PARAMETERS) {
      const value = searchParams.get(name)
      if (value) address.searchParams.set(name, value)
    }
    return address
  }

  private refresh(key: string, address: URL, language: Language): Promise<CachedPage> {
    const drawing = this.inFlight.get(key)
    if (drawing) return drawing
    const mine = this.draw(key, address, language).finally(() => this.inFlight.delete(key))
    this.inFlight.set(key, mine)
    return mine
  }

  private async draw(key: string, address: URL, language: Language): Promise<CachedPage> {
    const { renderer, template, origin, engine } = this.settings
    const known = this.pages.get(key)
    const askedAt = performance.now()
    const drawn = await renderer.drawPage(
      { address, language, origin, engineUrl: engine.nextOrigin() },
      known?.drawn,
    )
    if (known?.drawn === drawn) return this.keep(key, { ...known, askedAt })
    const html = template.page(language, renderer.filesFor(address.pathname, language), drawn)
    return this.keep(key, { ...(await htmlPage(html)), status: drawn.status, drawn, askedAt })
  }

  private keep(key: string, page: CachedPage): CachedPage {
    this.pages.delete(key)
    // An address that does not exist is no address: keeping it would let anyone fill the memory with them.
    if (page.status === 200) this.pages.set(key, page)
    const [oldest] = this.pages.keys()
    if (this.pages.size > MOST_PAGES && oldest !== undefined) this.pages.delete(oldest)
    return page
  }
}
