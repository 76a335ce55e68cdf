import { STORAGE_KEYS, type SignedIn } from "@bon-perroquet/contract"
import { expect, type Locator, type Page, type Request } from "@playwright/test"

/** Milliseconds between checks. */
const INTERVALS = [20, 50, 100]

/** Scrolls to an element and waits until React handles its events. A click before that would be lost. */
export async function hydrated(element: Locator): Promise<Locator> {
  await element.scrollIntoViewIfNeeded()
  const hasHandlers = () =>
    element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps$")))
  await expect.poll(hasHandlers, { intervals: INTERVALS }).toBe(true)
  return element
}

/**
 * Runs in the page. Resolves when pending rendering and code have finished, or after two seconds, because headless Chromium
 * sometimes calls no idle callback while it expects a frame.
 */
const idle = () =>
  new Promise((resolve) =>
    requestIdleCallback(() => requestIdleCallback(resolve, { timeout: 1_000 }), { timeout: 1_000 }),
  )

/** Screens that show or redirect another account at once. */
const PERSONAL_SCREEN = /^(\/[a-z]{2})?\/(admin|profile|checkout|favourites)/
const PUBLIC_SCREEN = "/contact"

/** Navigates within an open page as its links do, because loading a document would execute all code again. */
export class Visits {
  constructor(private readonly page: Page) {}

  /** Shows a screen to another account, or to a guest, as if it had signed in in another tab. */
  async showAs(account: Pick<SignedIn, "token" | "user"> | null, address: string): Promise<void> {
    if (PERSONAL_SCREEN.test(new URL(this.page.url()).pathname)) await this.show(PUBLIC_SCREEN)
    await this.store({})
    if (account) await this.store({ authToken: account.token, userData: JSON.stringify(account.user) })
    await this.show(address)
  }

  /** Replaces the stored session, and notifies the page as another tab does. */
  private async store(session: { authToken?: string; userData?: string }): Promise<void> {
    const { authToken, userData } = STORAGE_KEYS
    const entries = { [authToken]: session.authToken, [userData]: session.userData }
    await this.page.evaluate((stored) => {
      for (const [key, value] of Object.entries(stored))
        if (value) localStorage.setItem(key, value)
        else localStorage.removeItem(key)
      dispatchEvent(new StorageEvent("storage"))
    }, entries)
    await this.page.evaluate(idle)
  }

  async show(address: string): Promise<void> {
    // Waits for hydration, after which React Router stores the history position in `history.state`.
    await this.page.waitForFunction(() => history.state !== null)
    const open = new Set<Request>()
    // Chromium reports no end of an image whose element is replaced while it loads.
    const begun = (request: Request) => void (request.resourceType() === "image" || open.add(request))
    const ended = (request: Request) => void open.delete(request)
    this.page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended)
    await this.page.evaluate((shown) => {
      const { idx } = history.state as { idx: number }
      const state = { idx: idx + 1 }
      history.pushState(state, "", shown)
      dispatchEvent(new PopStateEvent("popstate", { state }))
    }, address)
    const openRequests = async () => {
      await this.page.evaluate(idle)
      return [...open].map((request) => `${request.method()} ${request.url()}`)
    }
    await expect.poll(openRequests, { message: address, intervals: INTERVALS }).toEqual([])
    this.page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended)
  }
}
