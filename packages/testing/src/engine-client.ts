import type { AdminOrder, AdminProduct, AdminReservation } from "@medusajs/framework/types"
import { shopDatabase } from "./database"
import { requireVariable, OWN_CONNECTION } from "./environment"
import { sharedToken, shareToken } from "./owner"

type Query = Record<string, string | number | string[]>

export interface StockLevel {
  inventoryItemId: string
  locationId: string
  stocked: number
  reserved: number
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

const orderIds = (where: object): Promise<string[]> =>
  shopDatabase()("order").where(where).whereNull("deleted_at").pluck<string[]>("id")

/** @throws if no order has the number */
export async function orderIdNumbered(orderNumber: string): Promise<string> {
  const [id] = await orderIds({ custom_display_id: orderNumber })
  if (!id) throw new Error(`No order has the number ${orderNumber}.`)
  return id
}

export class EngineClient {
  private constructor(
    readonly baseUrl: string,
    readonly token: string,
  ) {}

  private static readonly signedIn = new Map<string, Promise<EngineClient>>()

  /** Signs in the first administrator. Test files share the session for some minutes, unless a test has ended it. */
  static signIn(baseUrl = requireVariable("ENGINE_URL")): Promise<EngineClient> {
    const cached = EngineClient.signedIn.get(baseUrl)
    if (cached) return cached
    const signedIn = EngineClient.signInAnew(baseUrl)
    EngineClient.signedIn.set(baseUrl, signedIn)
    signedIn.catch(() => EngineClient.signedIn.delete(baseUrl))
    return signedIn
  }

  private static async signInAnew(baseUrl: string): Promise<EngineClient> {
    const shared = new EngineClient(baseUrl, sharedToken(baseUrl) ?? "")
    if (shared.token && (await shared.fetch("GET", "/admin/users/me?fields=id")).ok) return shared
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
    shareToken(baseUrl, answer.token)
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

  /** Looks up the ids in the database, because Medusa's search takes ten times as long. */
  private async orders(where: { custom_display_id: string } | { email: string }): Promise<AdminOrder[]> {
    const id = await orderIds(where)
    if (id.length === 0) return []
    const query = { id, fields: ORDER_FIELDS, order: "-created_at", limit: 200 }
    return (await this.get<{ orders: AdminOrder[] }>("/admin/orders", query)).orders
  }

  ordersNumbered(orderNumber: string): Promise<AdminOrder[]> {
    return this.orders({ custom_display_id: orderNumber })
  }

  ordersOf(email: string): Promise<AdminOrder[]> {
    return this.orders({ email })
  }

  async stock(sku: string): Promise<StockLevel> {
    const level = await shopDatabase()("inventory_item as item")
      .join("inventory_level as level", "level.inventory_item_id", "item.id")
      .where({ "item.sku": sku, "item.deleted_at": null, "level.deleted_at": null })
      .first<StockLevel | undefined>({
        inventoryItemId: "item.id",
        locationId: "level.location_id",
        stocked: "level.stocked_quantity",
        reserved: "level.reserved_quantity",
      })
    if (!level) throw new Error(`There is no inventory level for ${sku}.`)
    return { ...level, stocked: Number(level.stocked), reserved: Number(level.reserved) }
  }

  /** Sets the units on the shelf, including reserved ones. */
  async setStock(sku: string, stocked: number): Promise<void> {
    const { inventoryItemId, locationId } = await this.stock(sku)
    const path = `/admin/inventory-items/${inventoryItemId}/location-levels/${locationId}?fields=id`
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
    const query = { fields: "id,variants.id,*variants.prices" }
    const { product } = await this.get<{ product: AdminProduct }>(`/admin/products/${productId}`, query)
    const [variant] = product.variants ?? []
    if (!variant) throw new Error(`Product ${productId} has no variant.`)
    const euroPrice = variant.prices?.find((price) => price.currency_code === "eur")
    const prices = [{ ...(euroPrice && { id: euroPrice.id }), amount, currency_code: "eur" }]
    await this.post(`/admin/products/${productId}/variants/${variant.id}?fields=id`, { prices })
  }

  async setPublished(productId: string, published: boolean): Promise<void> {
    await this.post(`/admin/products/${productId}?fields=id`, { status: published ? "published" : "draft" })
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
