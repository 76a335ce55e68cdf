import createClient, { type Client, type ClientOptions } from "openapi-fetch"
import type { components, paths } from "./generated/schema.js"
import { authorization, rememberToken } from "./request-tokens.js"

type Token = string | null | undefined

export interface ShopOptions {
  /** Address of the shop, for example https://shop.example. Empty for the page's origin. */
  url: string
  language?: NonNullable<components["schemas"]["OpenCheckout"]["language"]>
  /** Undefined for guests. */
  token?: () => Token | Promise<Token>
  /** Sends cookies. Writes with cookies must include the CSRF token. Off by default. */
  credentials?: ClientOptions["credentials"]
  fetch?: ClientOptions["fetch"]
}

export function shopClient({
  url,
  language = "fr",
  token,
  credentials = "omit",
  fetch,
}: ShopOptions): Client<paths> {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { Accept: "application/json", "Accept-Language": language },
    credentials,
    fetch,
  })
  client.use({
    async onRequest({ request }) {
      const current = await token?.()
      if (current) request.headers.set("Authorization", authorization(current))
    },
    onResponse({ request, response }) {
      rememberToken(request, response)
    },
  })
  return client
}
