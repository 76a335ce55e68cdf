import createClient, { type Client, type ClientOptions } from "openapi-fetch"
import type { components, paths } from "./schema.js"

/** What calls take and answer, by name: Schemas["Cart"]. */
export type Schemas = components["schemas"]
/** Every call by its path and method, typed from what it takes to what it answers. */
export type ShopClient = Client<paths>

export interface ShopOptions {
  /** Where the shop is: https://shop.example */
  url: string
  /** Language of names and sentences. */
  language?: Schemas["OpenCheckout"]["language"]
  /** The token of a sign-in, asked for at every call; nothing for a guest. */
  token?: () => string | undefined
  /** Something else than the platform's own fetch. */
  fetch?: ClientOptions["fetch"]
}

/** A client for one visitor of a shop. It keeps no cookies, so that its writes need no token against forgery. */
export function shopClient({ url, language = "fr", token, fetch }: ShopOptions): ShopClient {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { "Accept-Language": language },
    credentials: "omit",
    fetch,
  })
  client.use({
    onRequest({ request }) {
      const held = token?.()
      if (held) request.headers.set("Authorization", `Bearer ${held}`)
      return request
    },
  })
  return client
}

/** A call that the shop said no to: a stable code for the program, a sentence for the person. */
export class ShopRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    /** Seconds to wait before trying again, where the shop says so. */
    readonly retryAfter: number | undefined,
  ) {
    super(detail)
    this.name = "ShopRefusal"
  }
}

interface Answered<T> {
  data?: T
  error?: unknown
  response: Response
}

/** What a call gave. @throws ShopRefusal when the shop said no */
export async function answerOf<T>(call: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return data
  const { code = "unexpected", detail = response.statusText } = (error ?? {}) as Partial<Schemas["Error"]>
  const wait = Number(response.headers.get("Retry-After") ?? Number.NaN)
  throw new ShopRefusal(response.status, code, detail, Number.isNaN(wait) ? undefined : wait)
}
