import type {
  AddCartItem,
  Cart,
  Category,
  ContactMessage,
  ContactReceived,
  Delivery,
  DeliveryCountry,
  DeliveryPoint,
  Language,
  OpenCheckout,
  OpenCountries,
  OpenedCheckout,
  PaymentMethods,
  PaymentStatus,
  Product,
  ProductSort,
  SearchAnswer,
} from "@bon-perroquet/contract"
import { STORAGE_KEYS } from "@bon-perroquet/contract"
import { ShopTransport, type TransportOptions } from "./transport"

/** What every call says besides its own parameters. */
export type Call = {
  /** The language of names and of `detail`. */
  language: Language
  signal?: AbortSignal
}

/** What is asked of the catalogue; what is left out is not limited. */
export type ProductQuestion = {
  /** Words, as they were typed. */
  q?: string
  /** A category's id or handle. */
  category?: string
  sort?: ProductSort
  in_stock?: true
  page?: number
  /** Products on a page. */
  limit?: number
}

/** Near which postal code a point of the carrier's is looked for. */
export type PointQuestion = {
  country: DeliveryCountry
  kind: DeliveryPoint["kind"]
  postal_code: string
}

type Write = Call & {
  method: "POST" | "PUT" | "DELETE"
  body?: object
  query?: Record<string, string | number>
}
type Read = Call & { query?: Record<string, string> }

const segment = encodeURIComponent

/** Every call of the shop's /api that a shopper's screen makes, each with its answer's type. */
export class ShopClient {
  /** js-sdk's client: the bearer token (`setToken`, `clearToken`), and any route that has no method here. */
  readonly transport: ShopTransport

  constructor(options: Partial<TransportOptions> = {}) {
    this.transport = new ShopTransport({ tokenKey: STORAGE_KEYS.authToken, ...options })
  }

  categories(call: Call): Promise<Category[]> {
    return this.send("/api/categories", call)
  }

  /** By its id or its handle. */
  product(reference: string, call: Call): Promise<Product> {
    return this.send(`/api/products/${segment(reference)}`, call)
  }

  search(question: ProductQuestion, call: Call): Promise<SearchAnswer> {
    const asked = Object.entries(question).filter(([, value]) => value !== undefined)
    const query = Object.fromEntries(asked.map(([name, value]) => [name, String(value)]))
    return this.send("/api/search", { ...call, query })
  }

  cart(sessionId: string, call: Call): Promise<Cart> {
    return this.send(`/api/cart/${segment(sessionId)}`, call)
  }

  addCartItem(sessionId: string, item: AddCartItem, call: Call): Promise<Cart> {
    return this.send(`/api/cart/${segment(sessionId)}/items`, { ...call, method: "POST", body: item })
  }

  setCartQuantity(sessionId: string, productId: string, quantity: number, call: Call): Promise<Cart> {
    const path = `/api/cart/${segment(sessionId)}/items/${segment(productId)}`
    return this.send(path, { ...call, method: "PUT", query: { quantity } })
  }

  removeCartItem(sessionId: string, productId: string, call: Call): Promise<Cart> {
    const path = `/api/cart/${segment(sessionId)}/items/${segment(productId)}`
    return this.send(path, { ...call, method: "DELETE" })
  }

  clearCart(sessionId: string, call: Call): Promise<Cart> {
    return this.send(`/api/cart/${segment(sessionId)}/clear`, { ...call, method: "DELETE" })
  }

  /** The carrier's points nearest to a postal code. */
  deliveryPoints(question: PointQuestion, call: Call): Promise<DeliveryPoint[]> {
    return this.send("/api/delivery/points", { ...call, query: question })
  }

  delivery(sessionId: string, country: DeliveryCountry, call: Call): Promise<Delivery> {
    return this.send("/api/delivery", { ...call, query: { country, cart_session_id: sessionId } })
  }

  openCountries(call: Call): Promise<OpenCountries> {
    return this.send("/api/delivery/countries", call)
  }

  /** The ways to pay that the shop offers. */
  paymentMethods(call: Call): Promise<PaymentMethods> {
    return this.send("/api/payments/methods", call)
  }

  openCheckout(body: OpenCheckout, call: Call): Promise<OpenedCheckout> {
    return this.send("/api/payments/checkout/session", { ...call, method: "POST", body })
  }

  cancelCheckout(sessionId: string, call: Call): Promise<void> {
    const body = { cart_session_id: sessionId }
    return this.send("/api/payments/checkout/cancel", { ...call, method: "POST", body })
  }

  /** Writes to the merchant. */
  sendMessage(body: ContactMessage, call: Call): Promise<ContactReceived> {
    return this.send("/api/contact", { ...call, method: "POST", body })
  }

  paymentStatus(checkoutSessionId: string, call: Call): Promise<PaymentStatus> {
    return this.send(`/api/payments/checkout/status/${segment(checkoutSessionId)}`, call)
  }

  private send<Answer>(path: string, { language, ...init }: Read | Write): Promise<Answer> {
    return this.transport.fetch<Answer>(path, { ...init, headers: { "accept-language": language } })
  }
}
