import type { Language } from "@bon-perroquet/contract"
import type { ShopClient } from "@bon-perroquet/shop-react"
import type { QueryClient } from "@tanstack/react-query"

export type ScreenRequest = {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
  shop: { client: ShopClient; language: Language }
  /** Queries of the screen. If one fails, its error determines the status of the page. `Moved` causes a redirect. */
  queries: QueryClient
}

/** Thrown if the page has moved. */
export class Moved extends Error {
  /** @param path without language */
  constructor(readonly path: string) {
    super(`moved to ${path}`)
  }
}

/** Loads the data of a screen before the screen is rendered, also on the server. */
export type Prefetch = (request: ScreenRequest) => Promise<unknown>
