import { randomBytes } from "node:crypto"
import {
  addressesSchema,
  cartSchema,
  categoriesSchema,
  deliverySchema,
  errorSchema,
  openedCheckoutSchema,
  ordersSchema,
  paymentStatusSchema,
  productsSchema,
  searchAnswerSchema,
  signedInSchema,
  userSchema,
  XSRF_COOKIE,
  XSRF_HEADER,
  type Address,
  type ApiError,
  type Cart,
  type Category,
  type Delivery,
  type DeliveryCountry,
  type Language,
  type OpenCheckout,
  type OpenedCheckout,
  type Order,
  type PaymentStatus,
  type Product,
  type SearchAnswer,
  type Register,
  type SignedIn,
  type User,
} from "@bon-perroquet/contract"
import { CookieJar } from "./cookie-jar"
import { requireDocumented } from "./documented"
import { given, OWN_CONNECTION } from "./environment"

export interface ShopAnswer {
  status: number
  headers: Headers
  /** The parsed JSON, or the text where it is none. */
  body: unknown
}

export interface ShopRequest {
  /** Sent as JSON. */
  json?: unknown
  /** Sent as it is, for what is no JSON. */
  raw?: string | Buffer
  headers?: Record<string, string>
}

/** Thrown by the typed calls for any answer but the expected one. */
export class ShopRefusal extends Error {
  constructor(
    readonly call: string,
    readonly answer: ShopAnswer,
  ) {
    super(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
  }

  get status(): number {
    return this.answer.status
  }

  /** The refusal in the shop's one shape; fails when it has another. */
  get error(): ApiError {
    return errorSchema.parse(this.answer.body)
  }
}

interface Schema<T> {
  parse(value: unknown): T
}

/** As the storefront makes them: a timestamp and 128 random bits. */
export const newSessionId = () => `${Date.now()}-${randomBytes(16).toString("hex")}`

/**
 * One visitor of the shop: a browser's cookies, a language and a session id. Answers are held against the contract, and
 * against what the API says of itself.
 */
export class ShopClient {
  readonly baseUrl: string
  readonly cookies = new CookieJar()
  language: Language
  sessionId: string
  /** Bearer token, once signed in. */
  token: string | undefined

  constructor(options: { baseUrl?: string; language?: Language; sessionId?: string } = {}) {
    this.baseUrl = options.baseUrl ?? given("SHOP_URL")
    this.language = options.language ?? "fr"
    this.sessionId = options.sessionId ?? newSessionId()
  }

  /** Sends anything, with this visitor's cookies and token, and returns whatever comes back. */
  async send(
    method: string,
    path: string,
    { json, raw, headers = {} }: ShopRequest = {},
  ): Promise<ShopAnswer> {
    const cookie = this.cookies.header()
    const xsrf = this.cookies.get(XSRF_COOKIE)
    const response = await fetch(`${this.baseUrl}${path}`, {
      method,
      redirect: "manual",
      headers: {
        Accept: "application/json",
        "Accept-Language": this.language,
        ...OWN_CONNECTION,
        ...(cookie && { Cookie: cookie }),
        ...(xsrf && method !== "GET" && { [XSRF_HEADER]: xsrf }),
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(json !== undefined && { "Content-Type": "application/json" }),
        ...headers,
      },
      body: json === undefined ? raw && new Uint8Array(Buffer.from(raw)) : JSON.stringify(json),
    })
    this.cookies.keep(response.headers)
    const answer = { status: response.status, headers: response.headers, body: parse(await response.text()) }
    await requireDocumented(method, path, answer)
    return answer
  }

  /** Sends a write as the storefront does: with the token of a read made before. */
  async write(method: string, path: string, request: ShopRequest = {}): Promise<ShopAnswer> {
    if (!this.cookies.get(XSRF_COOKIE)) await this.send("GET", "/api/categories")
    return this.send(method, path, request)
  }

  categories(): Promise<Category[]> {
    return this.read("/api/categories", categoriesSchema)
  }

  products(): Promise<Product[]> {
    return this.read("/api/products", productsSchema)
  }

  search(query: Record<string, string> = {}): Promise<SearchAnswer> {
    return this.read(`/api/search?${new URLSearchParams(query).toString()}`, searchAnswerSchema)
  }

  /** The seeded product of that name; fails when there is none. */
  async product(handle: string): Promise<Product> {
    const product = (await this.products()).find((one) => one.handle === handle)
    if (!product) throw new Error(`The catalogue has no product "${handle}".`)
    return product
  }

  cart(): Promise<Cart> {
    return this.read(`/api/cart/${this.sessionId}`, cartSchema)
  }

  addItem(productId: string, quantity = 1): Promise<Cart> {
    const json = { product_id: productId, quantity, unit_price: 0 }
    return this.call("POST", `/api/cart/${this.sessionId}/items`, cartSchema, { json })
  }

  setQuantity(productId: string, quantity: number): Promise<Cart> {
    return this.call("PUT", `/api/cart/${this.sessionId}/items/${productId}?quantity=${quantity}`, cartSchema)
  }

  removeItem(productId: string): Promise<Cart> {
    return this.call("DELETE", `/api/cart/${this.sessionId}/items/${productId}`, cartSchema)
  }

  clearCart(): Promise<Cart> {
    return this.call("DELETE", `/api/cart/${this.sessionId}/clear`, cartSchema)
  }

  /** Has the cart ask for a promo code. */
  addCode(code: string): Promise<Cart> {
    return this.call("POST", `/api/cart/${this.sessionId}/promotions`, cartSchema, { json: { code } })
  }

  removeCode(code: string): Promise<Cart> {
    const path = `/api/cart/${this.sessionId}/promotions/${encodeURIComponent(code)}`
    return this.call("DELETE", path, cartSchema)
  }

  delivery(country: DeliveryCountry = "BE"): Promise<Delivery> {
    return this.read(`/api/delivery?country=${country}&cart_session_id=${this.sessionId}`, deliverySchema)
  }

  /** Opens the payment page; the fields not given are those of a guest who fills in only what the contract asks. */
  openCheckout(fields: Partial<OpenCheckout> = {}): Promise<OpenedCheckout> {
    const json = {
      origin_url: this.baseUrl,
      cart_session_id: this.sessionId,
      customer_email: `guest-${this.sessionId.slice(-12)}@example.org`,
      user_id: null,
      ...fields,
    }
    return this.call("POST", "/api/payments/checkout/session", openedCheckoutSchema, { json })
  }

  /** Gives an open payment page up. */
  async cancelCheckout(): Promise<ShopAnswer> {
    const json = { cart_session_id: this.sessionId }
    return this.write("POST", "/api/payments/checkout/cancel", { json })
  }

  paymentStatus(checkoutSessionId: string): Promise<PaymentStatus> {
    return this.read(`/api/payments/checkout/status/${checkoutSessionId}`, paymentStatusSchema)
  }

  /** Opens an account and signs in; the fields not given are those of somebody new. */
  async register(fields: Partial<Register> = {}): Promise<SignedIn & { password: string }> {
    const json = {
      email: `person-${randomBytes(6).toString("hex")}@example.org`,
      password: "noix de cajou",
      first_name: "Ada",
      last_name: "Peeters",
      cart_session_id: this.sessionId,
      ...fields,
    }
    const answer = await this.call("POST", "/api/auth/register", signedInSchema, { json })
    this.token = answer.token
    return { ...answer, password: json.password }
  }

  async login(email: string, password: string): Promise<SignedIn> {
    const json = { email, password, cart_session_id: this.sessionId }
    const answer = await this.call("POST", "/api/auth/login", signedInSchema, { json })
    this.token = answer.token
    return answer
  }

  me(): Promise<User> {
    return this.read("/api/users/me", userSchema)
  }

  addresses(): Promise<Address[]> {
    return this.read("/api/users/addresses", addressesSchema)
  }

  orders(): Promise<Order[]> {
    return this.read("/api/users/orders", ordersSchema)
  }

  private async read<T>(path: string, schema: Schema<T>): Promise<T> {
    return expectSuccess(`GET ${path}`, await this.send("GET", path), schema)
  }

  private async call<T>(method: string, path: string, schema: Schema<T>, request?: ShopRequest): Promise<T> {
    return expectSuccess(`${method} ${path}`, await this.write(method, path, request), schema)
  }
}

function expectSuccess<T>(call: string, answer: ShopAnswer, schema: Schema<T>): T {
  if (answer.status < 200 || answer.status > 299) throw new ShopRefusal(call, answer)
  return schema.parse(answer.body)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
