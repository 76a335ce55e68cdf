import createClient, { type Client, type ClientOptions } from "openapi-fetch"
import type { components, paths } from "./schema.js"

/** What calls take and answer, by name: Schemas["Cart"]. */
export type Schemas = components["schemas"]
/** Every call by its path and method, typed from what it takes to what it answers. */
export type ShopApi = Client<paths>

/** What may be asked of a path, after the question mark: Query<"/api/search">. */
export type Query<Path extends keyof paths> = paths[Path] extends {
  get: { parameters: { query?: infer Asked } }
}
  ? NonNullable<Asked>
  : never

type Token = string | null | undefined

export interface ShopOptions {
  /** Where the shop is, https://shop.example; in a page, nothing for its own origin. */
  url: string
  /** Language of names and sentences. */
  language?: NonNullable<Schemas["OpenCheckout"]["language"]>
  /** The token of a sign-in, asked for at every call; nothing for a guest. */
  token?: () => Token | Promise<Token>
  /** Whether cookies are sent: a write that has any echoes the one against forgery. Not unless a page asks for it. */
  credentials?: ClientOptions["credentials"]
  /** Something else than the platform's own fetch. */
  fetch?: ClientOptions["fetch"]
}

/** A client for one visitor of a shop. */
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
  })
  return client
}

/** The shop refused, or failed: `detail` is a sentence in the caller's language, `code` a name to decide by. */
export class ShopApiError extends Error {
  override readonly name = "ShopApiError"

  constructor(
    readonly status: number,
    readonly code: string,
    /** Nothing where something else on the way answered: a proxy, with a page of its own. */
    readonly detail: string | undefined,
    /** Seconds to wait before trying again, where the shop says so. */
    readonly retryAfter?: number,
  ) {
    super(detail ?? `The shop answered ${status}`)
  }
}

/** How a call ends, in the terms of openapi-fetch. */
export interface Answered<T> {
  data?: T
  error?: unknown
  response: Response
}

/** What a call gave. @throws ShopApiError when the shop said no */
export const answerOf = async <T>(call: Promise<Answered<T>>): Promise<T> =>
  (await answerAndHeaders(call)).answer

/** The same with its headers: how many a list has in all, say. */
export async function answerAndHeaders<T>(
  call: Promise<Answered<T>>,
): Promise<{ answer: T; headers: Headers }> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return { answer: data, headers: response.headers }
  throw errorOf(response, error)
}

function errorOf({ status, headers }: Response, said: unknown): ShopApiError {
  const { detail, code } = isRecord(said) ? said : {}
  const wait = Number.parseInt(headers.get("Retry-After") ?? "", 10)
  return new ShopApiError(
    status,
    typeof code === "string" ? code : "unknown",
    typeof detail === "string" ? detail : undefined,
    Number.isNaN(wait) ? undefined : wait,
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null
