import { STORAGE_KEYS, type Language } from "@bon-perroquet/contract"
import { shopClient, type ShopApi } from "@bon-perroquet/shop-client"
import { Client, type Config } from "@medusajs/js-sdk"
import { pageFetch } from "./page-fetch"

export type ShopClientOptions = {
  /** Where the shop is; the page's own origin when absent. */
  baseUrl?: string
  /** Key of the bearer token in local storage. */
  tokenKey?: string
  /** Where the token is kept instead of local storage. */
  tokenStorage?: NonNullable<Config["auth"]>["storage"]
}

/** The shop's /api for a page: with its cookies, and the token of whoever is signed in. */
export class ShopClient {
  private readonly url: string
  /** js-sdk's client keeps the bearer token. */
  private readonly medusa: Client
  private readonly fetch: ReturnType<typeof pageFetch>

  constructor({ baseUrl = "", tokenKey = STORAGE_KEYS.authToken, tokenStorage }: ShopClientOptions = {}) {
    this.url = baseUrl.replace(/\/$/, "")
    this.fetch = pageFetch(this.url)
    this.medusa = new Client({
      baseUrl,
      auth: {
        type: "jwt",
        jwtTokenStorageKey: tokenKey,
        ...(tokenStorage && { jwtTokenStorageMethod: "custom", storage: tokenStorage }),
      },
    })
  }

  /** Every call, with names and sentences in a language. */
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
