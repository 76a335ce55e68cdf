import type { AdminOrder, AdminProduct, AdminReservation } from "@medusajs/framework/types"
import { requireVariable, OWN_CONNECTION } from "./environment"

type Query = Record<string, string | number | string[]>

export interface StockLevel {
  inventoryItemId: string
  locationId: string
  stocked: number
  reserved: number
}

interface InventoryAnswer {
  inventory_items: {
    id: string
    location_levels?: { location_id: string; stocked_quantity: number; reserved_quantity: number }[]
  }[]
}

const ORDER_FIELDS = [
  "+email",
  "+custom_display_id",
  "+metadata",
  "+region_id",
  "+sales_channel_id",
  "+subtotal",
  "+tax_total",
  "+item_total",
  "+shipping_total",
  "*items",
  "*items.tax_lines",
  "*shipping_address",
  "*shipping_methods",
  "*shipping_methods.tax_lines",
  "*payment_collections",
  "*payment_collections.payments",
  "*payment_collections.payments.captures",
  "*payment_collections.payments.refunds",
].join(",")

interface Feed {
  notifications: { data: { file?: { url: string } } | null }[]
}

export class EngineClient {
  private constructor(
    readonly baseUrl: string,
    readonly token: string,
  ) {}

  private static readonly signedIn = new Map<string, Promise<EngineClient>>()

  /** Signs in the first administrator once per process, because password hashes are slow. */
  static signIn(baseUrl = requireVariable("ENGINE_URL")): Promise<EngineClient> {
    const cached = EngineClient.signedIn.get(baseUrl)
    if (cached) return cached
    const signedIn = EngineClient.signInAnew(baseUrl)
    EngineClient.signedIn.set(baseUrl, signedIn)
    signedIn.catch(() => EngineClient.signedIn.delete(baseUrl))
    return signedIn
  }

  private static async signInAnew(baseUrl: string): Promise<EngineClient> {
    const response = await fetch(`${baseUrl}/auth/user/emailpass`, {
      method: "POST",
      headers: { "Content-Type": "application/json", ...OWN_CONNECTION },
      body: JSON.stringify({
        email: requireVariable("SHOP_ADMIN_EMAIL"),
        password: requireVariable("SHOP_ADMIN_PASSWORD"),
      }),
    })
    const answer = (await response.json()) as { token?: string }
    if (!answer.token) throw new Error(`The administrator could not sign in: ${JSON.stringify(answer)}`)
    return new EngineClient(baseUrl, answer.token)
  }

  async get<T>(path: string, query: Query = {}): Promise<T> {
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query))
      for (const one of [value].flat()) search.append(Array.isArray(value) ? `${name}[]` : name, String(one))
    return this.ask<T>("GET", search.size ? `${path}?${search.toString()}` : path)
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.ask<T>("POST", path, body)
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.ask<T>("PUT", path, body)
  }

  delete<T>(path: string): Promise<T> {
    return this.ask<T>("DELETE", path)
  }

  private async orders(words: string): Promise<AdminOrder[]> {
    const query = { q: words, fields: ORDER_FIELDS, order: "-created_at", limit: 200 }
    return (await this.get<{ orders: AdminOrder[] }>("/admin/orders", query)).orders
  }

  async ordersNumbered(orderNumber: string): Promise<AdminOrder[]> {
    return (await this.orders(orderNumber)).filter((order) => order.custom_display_id === orderNumber)
  }

  async ordersOf(email: string): Promise<AdminOrder[]> {
    return (await this.orders(email)).filter((order) => order.email === email)
  }

  async stock(sku: string): Promise<StockLevel> {
    const query = { sku, fields: "id,*location_levels" }
    const { inventory_items: items } = await this.get<InventoryAnswer>("/admin/inventory-items", query)
    const [item] = items
    const [level] = item?.location_levels ?? []
    if (!item || !level) throw new Error(`There is no inventory level for ${sku}.`)
    return {
      inventoryItemId: item.id,
      locationId: level.location_id,
      stocked: level.stocked_quantity,
      reserved: level.reserved_quantity,
    }
  }

  /** Sets the units on the shelf, including reserved ones. */
  async setStock(sku: string, stocked: number): Promise<void> {
    const { inventoryItemId, locationId } = await this.stock(sku)
    const path = `/admin/inventory-items/${inventoryItemId}/location-levels/${locationId}`
    await this.post(path, { stocked_quantity: stocked })
  }

  async reservations(sku: string): Promise<AdminReservation[]> {
    const { inventoryItemId } = await this.stock(sku)
    const query = { inventory_item_id: inventoryItemId, limit: 200 }
    return (await this.get<{ reservations: AdminReservation[] }>("/admin/reservations", query)).reservations
  }

  async product(id: string): Promise<AdminProduct> {
    const query = { fields: "*variants,*variants.prices,*images,*categories" }
    return (await this.get<{ product: AdminProduct }>(`/admin/products/${id}`, query)).product
  }

  /** Sets a price in euro, VAT included. */
  async setPrice(productId: string, amount: number): Promise<void> {
    const { variants } = await this.product(productId)
    const [variant] = variants ?? []
    if (!variant) throw new Error(`Product ${productId} has no variant.`)
    const euroPrice = variant.prices?.find((price) => price.currency_code === "eur")
    const prices = [{ ...(euroPrice && { id: euroPrice.id }), amount, currency_code: "eur" }]
    await this.post(`/admin/products/${productId}/variants/${variant.id}`, { prices })
  }

  async setPublished(productId: string, published: boolean): Promise<void> {
    await this.post(`/admin/products/${productId}`, { status: published ? "published" : "draft" })
  }

  /** Returns the URL of the latest exported file of a kind ("products"), undefined until one is announced. */
  async exportedFile(kind: string): Promise<string | undefined> {
    const { notifications } = await this.get<Feed>("/admin/notifications", {
      ...{ channel: "feed", order: "-created_at", limit: 20 },
    })
    const urls = notifications.map(({ data }) => data?.file?.url)
    return urls.find((url) => url?.includes(`/exports/${kind}/`))
  }

  /** Sends the password again if a sensitive action requires a fresh proof. */
  private async ask<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(method, path, body)
    const text = await response.text()
    if (response.ok) return JSON.parse(text) as T
    if (response.status === 403 && text.includes('"fresh_proof_required"')) {
      await this.prove()
      return this.ask(method, path, body)
    }
    throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`)
  }

  private async prove(): Promise<void> {
    const password = requireVariable("SHOP_ADMIN_PASSWORD")
    const { status } = await this.fetch("POST", "/admin/administrators/me/proof", { password })
    if (status !== 200) throw new Error(`Confirming the administrator's identity returned status ${status}.`)
  }

  private fetch(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.baseUrl}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${this.token}`,
        ...OWN_CONNECTION,
        ...(body !== undefined && { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
  }
}
