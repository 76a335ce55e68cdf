import { orderIdNumbered, type EngineClient } from "@bon-perroquet/testing"
import { shopDatabase } from "@bon-perroquet/testing/database/index"

interface Line {
  id: string
  variant_id: string
  title: string
  quantity: number
  unit_price: number
}

/** The database driver returns amounts as text. */
type StoredLine = Omit<Line, "quantity" | "unit_price"> & { quantity: string; unit_price: string }

interface Payment {
  id: string
  amount: number
  captures: { id: string; amount: number }[]
  refunds: { id: string; amount: number }[]
}

interface EngineOrder {
  total: number
  payment_collections: { id: string; status: string; payments: Payment[] }[]
  summary: { pending_difference: number }
}

interface Parcel {
  id: string
  canceled_at: Date | null
}

export interface Brought {
  shipping_option_id: string
  custom_amount: number
}

const FIELDS = {
  total: "id,total",
  payment_collections:
    "id,*payment_collections,*payment_collections.payments," +
    "*payment_collections.payments.captures,*payment_collections.payments.refunds",
  summary: "id,+summary",
}

export class MedusaAdminOrder {
  private constructor(
    readonly engine: EngineClient,
    readonly id: string,
  ) {}

  static async numbered(engine: EngineClient, number: string): Promise<MedusaAdminOrder> {
    return new MedusaAdminOrder(engine, await orderIdNumbered(number))
  }

  /** Sends a write. Requests only ids in the answer, because Medusa needs longer for the whole order than for the write. */
  private post<T>(path: string, body: object): Promise<T> {
    return this.engine.post<T>(`${path}?fields=id`, body)
  }

  /** Returns a part of the order from Medusa, which needs much longer for the whole order. */
  async read<Part extends keyof EngineOrder>(part: Part): Promise<EngineOrder[Part]> {
    const query = { fields: FIELDS[part] }
    const { order } = await this.engine.get<{ order: EngineOrder }>(`/admin/orders/${this.id}`, query)
    return order[part]
  }

  /** Returns what the customer still has to pay, negative if money is due to the customer. */
  async pendingDifference(): Promise<number> {
    return (await this.read("summary")).pending_difference
  }

  /** Returns the lines of the order's current version. */
  async lines(): Promise<Line[]> {
    const lines = await shopDatabase()("order_item as item")
      .join("order", (on) => on.on("order.id", "item.order_id").on("order.version", "item.version"))
      .join("order_line_item as line", "line.id", "item.item_id")
      .where({ "order.id": this.id, "item.deleted_at": null, "line.deleted_at": null })
      .orderBy("item.created_at")
      .select<StoredLine[]>(
        ...["line.id", "line.variant_id", "line.title", "item.quantity"],
        shopDatabase().raw("coalesce(item.unit_price, line.unit_price) AS unit_price"),
      )
    return lines.map((line) => ({
      ...line,
      ...{ quantity: Number(line.quantity), unit_price: Number(line.unit_price) },
    }))
  }

  async line(title?: string): Promise<Line> {
    const line = (await this.lines()).find((one) => title === undefined || one.title === title)
    if (!line) throw new Error(`Order ${this.id} has no line ${title ?? ""}.`)
    return line
  }

  async parcels(): Promise<Parcel[]> {
    return shopDatabase()("order_fulfillment as link")
      .join("fulfillment as parcel", "parcel.id", "link.fulfillment_id")
      .where({ "link.order_id": this.id, "link.deleted_at": null, "parcel.deleted_at": null })
      .orderBy("parcel.created_at")
      .select<Parcel[]>("parcel.id", "parcel.canceled_at")
  }

  async pack(): Promise<string> {
    await this.packUnits((await this.lines()).map(({ id, quantity }) => ({ id, quantity })))
    return (await this.parcels()).find(({ canceled_at }) => !canceled_at)?.id ?? ""
  }

  async packUnits(items: { id: string; quantity: number }[]): Promise<void> {
    await this.post(`/admin/orders/${this.id}/fulfillments`, { items })
  }

  async unpack(parcel: string): Promise<void> {
    await this.post(`/admin/orders/${this.id}/fulfillments/${parcel}/cancel`, {})
  }

  async cancel(): Promise<void> {
    await this.post(`/admin/orders/${this.id}/cancel`, {})
  }

  async requestReturn(
    items: { id: string; quantity: number }[],
    location_id: string,
    sent?: Brought,
  ): Promise<string> {
    const { return: created } = await this.post<{ return: { id: string } }>("/admin/returns", {
      order_id: this.id,
      location_id,
    })
    await this.post(`/admin/returns/${created.id}/request-items`, { items })
    if (sent) await this.post(`/admin/returns/${created.id}/shipping-method`, sent)
    await this.post(`/admin/returns/${created.id}/request`, {})
    return created.id
  }

  async receiveReturn(id: string, items: { id: string; quantity: number }[], damaged = false): Promise<void> {
    await this.post(`/admin/returns/${id}/receive`, {})
    await this.post(`/admin/returns/${id}/${damaged ? "dismiss-items" : "receive-items"}`, { items })
    await this.post(`/admin/returns/${id}/receive/confirm`, {})
  }

  async replaceBroken(line: Line, quantity: number): Promise<void> {
    const { claim } = await this.post<{ claim: { id: string } }>("/admin/claims", {
      type: "replace",
      order_id: this.id,
    })
    await this.post(`/admin/claims/${claim.id}/claim-items`, { items: [{ id: line.id, quantity }] })
    await this.post(`/admin/claims/${claim.id}/outbound/items`, {
      items: [{ variant_id: line.variant_id, quantity }],
    })
    await this.post(`/admin/claims/${claim.id}/request`, {})
  }

  async edit(change: {
    add?: { variant_id: string; quantity: number }
    set?: { id: string; quantity: number }
  }): Promise<void> {
    const path = `/admin/order-edits/${this.id}`
    await this.post("/admin/order-edits", { order_id: this.id })
    if (change.add) await this.post(`${path}/items`, { items: [change.add] })
    if (change.set) await this.post(`${path}/items/item/${change.set.id}`, { quantity: change.set.quantity })
    await this.post(`${path}/request`, {})
    await this.post(`${path}/confirm`, {})
  }

  async askToPay(): Promise<void> {
    const total = await this.read("total")
    await this.post("/admin/payment-collections", { order_id: this.id, amount: total })
  }

  async markAsPaid(): Promise<void> {
    const collections = await this.read("payment_collections")
    const open = collections.find(({ payments }) => payments.length === 0)
    await this.post(`/admin/payment-collections/${open?.id ?? ""}/mark-as-paid`, { order_id: this.id })
  }

  async payInAnotherCollection(): Promise<void> {
    const amount = await this.pendingDifference()
    const { payment_collection: collection } = await this.post<{ payment_collection: { id: string } }>(
      "/admin/payment-collections",
      { order_id: this.id, amount },
    )
    await this.post(`/admin/payment-collections/${collection.id}/mark-as-paid`, { order_id: this.id })
  }

  async refund(amount: number): Promise<void> {
    const collections = await this.read("payment_collections")
    const payment = collections.flatMap(({ payments }) => payments)[0]
    await this.post(`/admin/payments/${payment?.id ?? ""}/refund`, { amount })
  }

  async exchange(
    line: Line,
    other: { variant_id: string },
    quantity: number,
    location_id: string,
    sent?: Brought,
  ): Promise<string> {
    const earlier = new Set(await this.returnIds())
    const { exchange } = await this.post<{ exchange: { id: string } }>("/admin/exchanges", {
      order_id: this.id,
    })
    const path = `/admin/exchanges/${exchange.id}`
    await this.post(`${path}/inbound/items`, { items: [{ id: line.id, quantity }], location_id })
    await this.post(`${path}/outbound/items`, { items: [{ variant_id: other.variant_id, quantity }] })
    if (sent) await this.post(`${path}/outbound/shipping-method`, sent)
    await this.post(`${path}/request`, {})
    return (await this.returnIds()).find((id) => !earlier.has(id)) ?? ""
  }

  private async returnIds(): Promise<string[]> {
    const { returns } = await this.engine.get<{ returns: { id: string }[] }>("/admin/returns", {
      order_id: this.id,
    })
    return returns.map(({ id }) => id)
  }
}
