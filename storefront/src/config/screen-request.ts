import type { Language } from "@bon-perroquet/contract"
import type { ShopClient } from "@bon-perroquet/shop-react"
import type { QueryClient } from "@tanstack/react-query"

/** A visit to a screen, before it is drawn. */
export type ScreenRequest = {
  /** Parts of the address that the screen's path names. */
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  shop: { client: ShopClient; language: Language }
  /** Takes what the screen will show; a failure that is thrown becomes the page's status, `Moved` a redirection. */
  queries: QueryClient
}

/** What the address asks for has another address. */
export class Moved extends Error {
  /** @param path without its language */
  constructor(readonly path: string) {
    super(`moved to ${path}`)
  }
}

/** Fetches what a screen shows, so that it can be drawn at once, on the server too. */
export type Prefetch = (request: ScreenRequest) => Promise<unknown>
