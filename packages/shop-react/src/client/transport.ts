import { STORAGE_KEYS, type Language } from "@bon-perroquet/contract"
import { shopClient, type ShopApi } from "@bon-perroquet/shop-client"
import { Client, type Config } from "@medusajs/js-sdk"
import { pageFetch } from "./page-fetch"

export type ShopClientOptions = {
  /** Default: the page's origin. */
  baseUrl?: string
  tokenKey?: string
  /** Default: local storage. */
  tokenStorage?: NonNullable<Config["auth"]>["storage"]
  /** Returns headers for each call. */
  headers?: () => Readonly<Record<string, string>>
}

/** Sends the calls of a page, with cookies and the bearer token. */
export class Transport {
  private readonly url: string
  private readonly medusa: Client
  private readonly fetch: ReturnType<typeof pageFetch>

  constructor({ baseUrl = "", tokenKey = STORAGE_KEYS.authToken, tokenStorage, headers }: ShopClientOptions) {
    this.url = baseUrl.replace(/\/$/, "")
    const send = pageFetch(this.url)
    this.fetch = (request) => {
      for (const [name, value] of Object.entries(headers?.() ?? {})) request.headers.set(name, value)
      return send(request)
    }
    this.medusa = new Client({
      baseUrl,
      auth: {
        type: "jwt",
        jwtTokenStorageKey: tokenKey,
        ...(tokenStorage && { jwtTokenStorageMethod: "custom", storage: tokenStorage }),
      },
    })
  }

  in(language: Language): ShopApi {
    return shopClient({
      url: this.url,
      language,
      token: () => this.medusa.getToken(),
      credentials: "same-origin",
      fetch: this.fetch,
    })
  }
}
