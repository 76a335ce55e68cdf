import createClient, { type Client, type ClientOptions } from "openapi-fetch"
import type { components, paths } from "./generated/schema.js"

/** Types of requests and responses by name, for example Schemas["Cart"]. */
export type Schemas = components["schemas"]
export type ShopApi = Client<paths>

/** Query parameters of a path, for example Query<"/api/search">. */
export type Query<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Asked } }
}
  ? NonNullable<Asked>
  : never

type Token = string | null | undefined

export interface ShopOptions {
  /** Address of the shop, for example https://shop.example. Empty for the page's origin. */
  url: string
  language?: NonNullable<Schemas["OpenCheckout"]["language"]>
  /** Undefined for guests. */
  token?: () => Token | Promise<Token>
  /** Sends cookies. Writes with cookies must include the CSRF token. Off by default. */
  credentials?: ClientOptions["credentials"]
  fetch?: ClientOptions["fetch"]
}

/** Tokens of the requests, by their responses. */
const tokens = new WeakMap<Response, string | undefined>()

export function shopClient({
  url,
  language = "fr",
  token,
  credentials = "omit",
  fetch,
}: ShopOptions): ShopApi {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { Accept: "application/json", "Accept-Language": language },
    credentials,
    fetch,
  })
  client.use({
    async onRequest({ request }) {
      const held = await token?.()
      if (held) request.headers.set("Authorization", `Bearer ${held}`)
    },
    onResponse({ request, response }) {
      tokens.set(response, request.headers.get("Authorization")?.split(" ")[1])
    },
  })
  return client
}

/** Rejected or failed call. `detail` is a sentence in the caller's language, `code` is stable. */
export class ShopApiError extends Error {
  override readonly name = "ShopApiError"

  constructor(
    readonly status: number,
    readonly code: string,
    readonly detail: string | undefined,
    /** Seconds to wait before a retry. */
    readonly retryAfter?: number,
    /** Token of the request. The caller may have another one by now. */
    readonly token?: string,
  ) {
    super(detail ?? `The shop answered ${status}`)
  }
}

export interface Answered<T> {
  data?: T
  error?: unknown
  response: Response
}

/** @throws ShopApiError for a rejection */
export const answerOf = async <T>(call: Promise<Answered<T>>): Promise<T> =>
  (await answerAndHeaders(call)).answer

/** Headers contain, for example, the length of a list. */
export async function answerAndHeaders<T>(
  call: Promise<Answered<T>>,
): Promise<{ answer: T; headers: Headers }> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return { answer: data, headers: response.headers }
  throw errorOf(response, error)
}

function errorOf(response: Response, said: unknown): ShopApiError {
  const { status, headers } = response
  const { detail, code } = isRecord(said) ? said : {}
  const wait = Number.parseInt(headers.get("Retry-After") ?? "", 10)
  return new ShopApiError(
    status,
    typeof code === "string" ? code : "unknown",
    typeof detail === "string" ? detail : undefined,
    Number.isNaN(wait) ? undefined : wait,
    tokens.get(response),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null
