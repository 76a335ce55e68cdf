import type { Browser, BrowserContext, Page } from "@playwright/test"
import { openBlankPage } from "./browser-storage"

type Kept = {
  context: BrowserContext
  /** Blank page that is never closed, because the renderer process ends with its last page. */
  keeper: Page
}

/** Types of stored data to delete. Cookies are deleted separately. */
const STORED = "local_storage,indexeddb,cache_storage,service_workers"

/**
 * Browser contexts of a worker. A new context starts a new renderer process, which compiles every script again. Tests
 * with the same options therefore share a context, which saves a fifth of the processor time. Cookies and stored data
 * are deleted after each test. Cached files stay, because the browser revalidates everything that can change.
 */
export class Contexts {
  private readonly contexts = new Map<string, Kept>()

  constructor(private readonly browser: Browser) {}

  async take(options: object): Promise<BrowserContext> {
    const key = JSON.stringify(options)
    const { context } = this.contexts.get(key) ?? (await this.make(key))
    return context
  }

  private async make(key: string): Promise<Kept> {
    // Playwright adds the options of the current test to `newContext()`.
    const context = await this.browser.newContext()
    const keeper = await context.newPage()
    await openBlankPage(keeper)
    const created = { context, keeper }
    this.contexts.set(key, created)
    return created
  }

  private keeperOf(context: BrowserContext): Page {
    const entry = [...this.contexts.values()].find((one) => one.context === context)
    if (!entry) throw new Error("The browser context belongs to another worker.")
    return entry.keeper
  }

  /** Opens an empty page in the renderer process of the context, with entries in the shop's local storage. */
  async openPage(context: BrowserContext, entries: { name: string; value: string }[]): Promise<Page> {
    const keeper = this.keeperOf(context)
    const opened = keeper.waitForEvent("popup")
    await keeper.evaluate((stored) => {
      for (const { name, value } of stored) localStorage.setItem(name, value)
      const page = window.open("about:blank")
      if (page) page.opener = null
    }, entries)
    return opened
  }

  async clear(context: BrowserContext): Promise<void> {
    const keeper = this.keeperOf(context)
    for (const page of context.pages()) if (page !== keeper) await page.close()
    // Drops the context if a test installed a fake clock, because Playwright cannot remove the clock.
    if (await keeper.evaluate(() => "__pwClock" in window)) return this.drop(context)
    await context.clearCookies()
    await keeper.evaluate(() => localStorage.clear())
    const session = await context.newCDPSession(keeper)
    for (const origin of [
      process.env["SHOP_URL"],
      process.env["ENGINE_URL"],
      process.env["STRIPE_EMULATOR_URL"],
    ])
      if (origin) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: STORED })
    await session.detach()
  }

  async drop(context: BrowserContext): Promise<void> {
    for (const [key, one] of this.contexts) if (one.context === context) this.contexts.delete(key)
    await context.close()
  }

  async close(): Promise<void> {
    for (const { context } of this.contexts.values()) await context.close()
  }
}
