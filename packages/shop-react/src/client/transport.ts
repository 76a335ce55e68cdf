import { XSRF_HEADER } from "@bon-perroquet/contract"
import { Client, type ClientHeaders, type Config, type FetchArgs, type FetchInput } from "@medusajs/js-sdk"
import { withDeadline } from "./deadline"
import { errorOf, ShopApiError, ShopNetworkError } from "./errors"
import { stringify } from "./query-string"
import { xsrfToken } from "./xsrf"

/** A read that answers quickly, for everyone, and leaves the XSRF cookie. */
const XSRF_SOURCE = "/api/categories"

export type TransportOptions = {
  /** Where the shop is; the page's own origin when absent. */
  baseUrl?: string
  /** Key of the bearer token in local storage. */
  tokenKey: string
  /** Where the token is kept instead of local storage. */
  tokenStorage?: NonNullable<Config["auth"]>["storage"]
}

/**
 * js-sdk's client, with the transport that the shop's /api asks for: cookies are sent and their XSRF token echoed on
 * writes, and a refusal keeps its `code` and `detail`, of which js-sdk's own transport keeps neither.
 */
export class ShopTransport extends Client {
  private readonly baseUrl: string
  private priming: Promise<void> | undefined

  constructor({ baseUrl = "", tokenKey, tokenStorage }: TransportOptions) {
    super({
      baseUrl,
      auth: {
        type: "jwt",
        jwtTokenStorageKey: tokenKey,
        ...(tokenStorage && { jwtTokenStorageMethod: "custom", storage: tokenStorage }),
      },
    })
    this.baseUrl = baseUrl
  }

  /** js-sdk's constructor calls this before the fields above are set, so what it returns reads them when called. */
  protected override initClient() {
    // js-sdk calls what its transport resolves to a Response; it is the answer's JSON, which `fetch<T>` types.
    return async (input: FetchInput, init?: FetchArgs): Promise<Response> => {
      const response = await this.ask(input, init)
      return (response.status === 204 ? undefined : await response.json()) as Response
    }
  }

  /** The answer as it came, for whom its headers count or who wants a file. */
  async ask(input: FetchInput, init: FetchArgs = {}): Promise<Response> {
    const write = isWrite(init.method)
    if (write && xsrfToken() === undefined) await this.prime()
    try {
      return await this.request(input, init, write)
    } catch (error) {
      // The cookie was deleted or replaced since the page read it. The shop did nothing yet: read it again, try once more.
      if (!write || !(error instanceof ShopApiError) || error.code !== "xsrf") throw error
      await this.prime()
      return this.request(input, init, write)
    }
  }

  private async request(input: FetchInput, init: FetchArgs, write: boolean): Promise<Response> {
    const { query, body, headers, signal, ...rest } = init
    const token = write ? xsrfToken() : undefined
    const isReady = body instanceof FormData || typeof body === "string"
    const sent = new Headers({
      accept: "application/json",
      ...(body && !isReady && { "content-type": "application/json" }),
      ...(token && { [XSRF_HEADER]: token }),
      ...(await this.getJwtHeader_()),
      ...definedHeaders(headers),
    })
    const response = await this.reach(this.address(input, query), {
      ...rest,
      headers: sent,
      credentials: "same-origin",
      signal,
      body: isReady || !body ? body : JSON.stringify(body),
    })
    if (!response.ok) throw await errorOf(response)
    return response
  }

  private async reach(input: string | Request, init: RequestInit) {
    try {
      return await withDeadline(init.signal, (signal) => fetch(input, { ...init, signal }))
    } catch (cause) {
      if (init.signal?.aborted) throw cause
      throw new ShopNetworkError("The shop could not be reached", { cause })
    }
  }

  private address(input: FetchInput, query: FetchArgs["query"]) {
    if (input instanceof Request) return input
    const search = query && stringify(query as Parameters<typeof stringify>[0])
    return `${this.baseUrl.replace(/\/$/, "")}${input.toString()}${search ? `?${search}` : ""}`
  }

  /** Several writes at once share one read. A failed read is no reason to give up: the write itself will tell. */
  private prime() {
    this.priming ??= this.request(XSRF_SOURCE, {}, false)
      .then(
        () => undefined,
        () => undefined,
      )
      .finally(() => (this.priming = undefined))
    return this.priming
  }
}

function isWrite(method: string | undefined) {
  return !["GET", "HEAD", "OPTIONS"].includes((method ?? "GET").toUpperCase())
}

function definedHeaders(headers: ClientHeaders | undefined): Record<string, string> {
  const entries = Object.entries(headers ?? {}).filter((entry): entry is [string, string] => {
    return typeof entry[1] === "string"
  })
  return Object.fromEntries(entries)
}
