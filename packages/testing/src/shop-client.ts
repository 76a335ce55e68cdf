import { randomBytes } from "node:crypto"
import {
  errorSchema,
  XSRF_COOKIE,
  XSRF_HEADER,
  type DeliveryCountry,
  type Language,
  type OpenCheckout,
  type Register,
} from "@bon-perroquet/contract"
import { shopClient, type Answered, type Query, type Schemas, type ShopApi } from "@bon-perroquet/shop-client"
import { CookieJar } from "./cookie-jar"
import { requireDocumented } from "./require-documented"
import { ShopRefusal, type ShopAnswer, type ShopRequest } from "./shop-answer"
import { requireVariable, OWN_CONNECTION } from "./environment"
import { sharedToken, shareToken } from "./owner"
import { fetchAnywhere } from "./new-shop/fetch-localhost"
import { until } from "./until"

/** Returns a session id like the storefront's: a timestamp and 128 random bits. */
export const newSessionId = () => `${Date.now()}-${randomBytes(16).toString("hex")}`

/** The last product list per shop and language. */
const lists = new Map<string, { etag: string; products: Schemas["Product"][] }>()

/** A visitor with cookies, language and session id. Validates responses against the API description. */
export class ShopClient {
  readonly baseUrl: string
  readonly cookies = new CookieJar()
  /** Typed calls. */
  readonly api: ShopApi
  language: Language
  sessionId: string
  token: string | undefined
  /** Password of the sign-in, sent again if a sensitive action requires a fresh proof. */
  private password: string | undefined

  constructor(options: { baseUrl?: string; language?: Language; sessionId?: string } = {}) {
    this.baseUrl = options.baseUrl ?? requireVariable("SHOP_URL")
    this.language = options.language ?? "fr"
    this.sessionId = options.sessionId ?? newSessionId()
    this.api = shopClient({
      url: this.baseUrl,
      fetch: (request) => {
        if (request.method !== "GET") this.requireXsrfToken()
        return this.exchange(request)
      },
    })
  }

  /** Sends a request. Also returns error responses. */
  async send(method: string, path: string, request: ShopRequest = {}): Promise<ShopAnswer> {
    const answer = await this.sendOnce(method, path, request)
    const { data: refusal } = errorSchema.safeParse(answer.body)
    if (refusal?.code !== "fresh_proof_required" || refusal.proof !== "password" || !this.password)
      return answer
    await this.prove(this.password)
    return this.sendOnce(method, path, request)
  }

  async prove(password: string): Promise<void> {
    this.requireXsrfToken()
    const answer = await this.sendOnce("POST", "/api/auth/proof", { json: { password } })
    if (answer.status !== 200) throw new ShopRefusal("POST /api/auth/proof", answer)
  }

  private async sendOnce(
    method: string,
    path: string,
    { json, raw, headers = {} }: ShopRequest,
  ): Promise<ShopAnswer> {
    const response = await this.exchange(
      new Request(`${this.baseUrl}${path}`, {
        method,
        redirect: "manual",
        headers: {
          Accept: "application/json",
          ...(json !== undefined && { "Content-Type": "application/json" }),
        },
        body: json === undefined ? raw && new Uint8Array(Buffer.from(raw)) : JSON.stringify(json),
      }),
      headers,
    )
    return { status: response.status, headers: response.headers, body: parse(await response.text()) }
  }

  /** Sends a write with the XSRF token. */
  write(method: string, path: string, request: ShopRequest = {}): Promise<ShopAnswer> {
    this.requireXsrfToken()
    return this.send(method, path, request)
  }

  categories() {
    return granted(this.api.GET("/api/categories"))
  }

  /** Returns the products. The list is cached and revalidated, because it grows with every test. */
  async products(): Promise<Schemas["Product"][]> {
    const key = `${this.baseUrl} ${this.language}`
    const last = lists.get(key)
    const answer = await this.send("GET", "/api/products", {
      headers: last && { "If-None-Match": last.etag },
    })
    if (last && answer.status === 304) return [...last.products]
    if (answer.status !== 200) throw new ShopRefusal("GET /api/products", answer)
    const products = answer.body as Schemas["Product"][]
    lists.set(key, { etag: answer.headers.get("etag") ?? "", products })
    return [...products]
  }

  search(query: Query<"/api/search"> = {}) {
    return granted(this.api.GET("/api/search", { params: { query } }))
  }

  /** Returns a product by handle or id. Waits for a new one. */
  product(id: string): Promise<Schemas["Product"]> {
    return until(`the product "${id}"`, async () => {
      const response = await this.api.GET("/api/products/{id}", { params: { path: { id } } })
      return response.response.status !== 404 && granted(Promise.resolve(response))
    })
  }

  cart() {
    return granted(this.api.GET("/api/cart/{session_id}", { params: this.session }))
  }

  /** @param variant_id a size, by default the first one */
  addItem(product_id: string, quantity = 1, variant_id?: string) {
    const body = { product_id, variant_id, quantity, unit_price: 0 }
    return granted(this.api.POST("/api/cart/{session_id}/items", { params: this.session, body }))
  }

  setQuantity(product_id: string, quantity: number, variant_id?: string) {
    const query = { quantity: String(quantity), ...(variant_id && { variant_id }) }
    const params = { path: { ...this.session.path, product_id }, query }
    return granted(this.api.PUT("/api/cart/{session_id}/items/{product_id}", { params }))
  }

  removeItem(product_id: string, variant_id?: string) {
    const path = { ...this.session.path, product_id }
    const params = { path, ...(variant_id && { query: { variant_id } }) }
    return granted(this.api.DELETE("/api/cart/{session_id}/items/{product_id}", { params }))
  }

  clearCart() {
    return granted(this.api.DELETE("/api/cart/{session_id}/clear", { params: this.session }))
  }

  addCode(code: string) {
    return granted(
      this.api.POST("/api/cart/{session_id}/promotions", { params: this.session, body: { code } }),
    )
  }

  removeCode(code: string) {
    const params = { path: { ...this.session.path, code } }
    return granted(this.api.DELETE("/api/cart/{session_id}/promotions/{code}", { params }))
  }

  delivery(country: DeliveryCountry = "BE") {
    const query = { country, cart_session_id: this.sessionId }
    return granted(this.api.GET("/api/delivery", { params: { query } }))
  }

  /** Opens a payment page, by default as a guest with the required fields only. */
  openCheckout(fields: Partial<OpenCheckout> = {}) {
    const body = {
      origin_url: this.baseUrl,
      cart_session_id: this.sessionId,
      customer_email: `guest-${this.sessionId.slice(-12)}@example.org`,
      user_id: null,
      ...fields,
    }
    return granted(this.api.POST("/api/payments/checkout/session", { body }))
  }

  async cancelCheckout(): Promise<ShopAnswer> {
    const json = { cart_session_id: this.sessionId }
    return this.write("POST", "/api/payments/checkout/cancel", { json })
  }

  paymentStatus(session_id: string) {
    const params = { path: { session_id } }
    return granted(this.api.GET("/api/payments/checkout/status/{session_id}", { params }))
  }

  /** Registers and signs in, by default as a new person. */
  async register(fields: Partial<Register> = {}): Promise<Schemas["SignedIn"] & { password: string }> {
    const body = {
      email: `person-${randomBytes(6).toString("hex")}@example.org`,
      password: "noix de cajou",
      first_name: "Ada",
      last_name: "Peeters",
      cart_session_id: this.sessionId,
      ...fields,
    }
    const answer = await granted(this.api.POST("/api/auth/register", { body }))
    this.token = answer.token
    this.password = body.password
    return { ...answer, password: body.password }
  }

  async login(email: string, password: string) {
    const body = { email, password, cart_session_id: this.sessionId }
    const answer = await granted(this.api.POST("/api/auth/login", { body }))
    this.token = answer.token
    this.password = password
    return answer
  }

  /** Signs in the first administrator. Test files share the session for some minutes, unless a test has ended it. */
  async signInOwner(): Promise<this> {
    const password = requireVariable("SHOP_ADMIN_PASSWORD")
    const token = sharedToken(this.baseUrl)
    if (token) {
      Object.assign(this, { token, password })
      if ((await this.send("GET", "/api/users/me")).status === 200) return this
      this.token = undefined
    }
    shareToken(this.baseUrl, (await this.login(requireVariable("SHOP_ADMIN_EMAIL"), password)).token)
    return this
  }

  me() {
    return granted(this.api.GET("/api/users/me"))
  }

  addresses() {
    return granted(this.api.GET("/api/users/addresses"))
  }

  orders() {
    return granted(this.api.GET("/api/users/orders"))
  }

  private get session() {
    return { path: { session_id: this.sessionId } }
  }

  /** Draws a token if no answer has set one, because the shop accepts any token that cookie and header share. */
  private requireXsrfToken(): void {
    if (!this.cookies.get(XSRF_COOKIE)) this.cookies.set(XSRF_COOKIE, randomBytes(16).toString("hex"))
  }

  private async exchange(request: Request, more: Record<string, string> = {}): Promise<Response> {
    const cookie = this.cookies.header()
    const xsrf = this.cookies.get(XSRF_COOKIE)
    const standardHeaders = {
      "Accept-Language": this.language,
      // The edge keeps connections open for longer than clients do.
      ...(this.baseUrl !== process.env["SHOP_URL"] && OWN_CONNECTION),
      ...(cookie && { Cookie: cookie }),
      ...(xsrf && request.method !== "GET" && { [XSRF_HEADER]: xsrf }),
      ...(this.token && { Authorization: `Bearer ${this.token}` }),
      ...more,
    }
    for (const [name, value] of Object.entries(standardHeaders)) request.headers.set(name, value)
    const response = await fetchAnywhere(request)
    this.cookies.keep(response.headers)
    const { pathname, search } = new URL(request.url)
    const { status, headers } = response
    const content = await response.arrayBuffer()
    const body = parse(Buffer.from(content).toString())
    await requireDocumented(request.method, pathname + search, { status, headers, body })
    // A clone would read the body twice, as streams.
    const read = new Response(content.byteLength ? content : null, { status, headers })
    return Object.defineProperty(read, "url", { value: response.url })
  }
}

/** Returns the body of a successful response. @throws ShopRefusal for any other response */
export async function granted<T>(call: Promise<Answered<T>>): Promise<T> {
  const { data, error, response } = await call
  if (response.ok && data !== undefined) return data
  const { status, headers } = response
  throw new ShopRefusal(response.url, { status, headers, body: error })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
