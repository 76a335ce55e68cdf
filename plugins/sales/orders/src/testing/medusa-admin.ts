import { orderIdNumbered, type EngineClient } from "@bon-perroquet/testing"

interface Line {
  id: string
  variant_id: string
  title: string
  quantity: number
  unit_price: number
}

interface Payment {
  id: string
  amount: number
  captures: { id: string; amount: number }[]
  refunds: { id: string; amount: number }[]
}

interface EngineOrder {
  id: string
  status: string
  total: number
  items: Line[]
  fulfillments: { id: string; canceled_at: string | null }[]
  payment_collections: { id: string; amount: number; status: string; payments: Payment[] }[]
  summary: { pending_difference: number }
}

export interface Brought {
  shipping_option_id: string
  custom_amount: number
}

const FIELDS =
  "id,status,total,+summary,*items,*fulfillments,*payment_collections,*payment_collections.payments," +
  "*payment_collections.payments.captures,*payment_collections.payments.refunds"

export class MedusaAdminOrder {
  private constructor(
    readonly engine: EngineClient,
    readonly id: string,
  ) {}

  static async numbered(engine: EngineClient, number: string): Promise<MedusaAdminOrder> {
    return new MedusaAdminOrder(engine, await orderIdNumbered(number))
  }

  async read(): Promise<EngineOrder> {
    const path = `/admin/orders/${this.id}`
    return (await this.engine.get<{ order: EngineOrder }>(path, { fields: FIELDS })).order
  }

  async line(title?: string): Promise<Line> {
    const line = (await this.read()).items.find((one) => title === undefined || one.title === title)
    if (!line) throw new Error(`Order ${this.id} has no line ${title ?? ""}.`)
    return line
  }

  async pack(): Promise<string> {
    const { items } = await this.read()
    await this.engine.post(`/admin/orders/${this.id}/fulfillments`, {
      items: items.map(({ id, quantity }) => ({ id, quantity })),
    })
    return (await this.read()).fulfillments.find(({ canceled_at }) => !canceled_at)?.id ?? ""
  }

  async packUnits(items: { id: string; quantity: number }[]): Promise<void> {
    await this.engine.post(`/admin/orders/${this.id}/fulfillments`, { items })
  }

  async unpack(parcel: string): Promise<void> {
    await this.engine.post(`/admin/orders/${this.id}/fulfillments/${parcel}/cancel`, {})
  }

  async cancel(): Promise<void> {
    await this.engine.post(`/admin/orders/${this.id}/cancel`, {})
  }

  async requestReturn(
    items: { id: string; quantity: number }[],
    location_id: string,
    sent?: Brought,
  ): Promise<string> {
    const { return: created } = await this.engine.post<{ return: { id: string } }>("/admin/returns", {
      order_id: this.id,
      location_id,
    })
    await this.engine.post(`/admin/returns/${created.id}/request-items`, { items })
    if (sent) await this.engine.post(`/admin/returns/${created.id}/shipping-method`, sent)
    await this.engine.post(`/admin/returns/${created.id}/request`, {})
    return created.id
  }

  async receiveReturn(id: string, items: { id: string; quantity: number }[], damaged = false): Promise<void> {
    await this.engine.post(`/admin/returns/${id}/receive`, {})
    await this.engine.post(`/admin/returns/${id}/${damaged ? "dismiss-items" : "receive-items"}`, { items })
    await this.engine.post(`/admin/returns/${id}/receive/confirm`, {})
  }

  async replaceBroken(line: Line, quantity: number): Promise<void> {
    const { claim } = await this.engine.post<{ claim: { id: string } }>("/admin/claims", {
      type: "replace",
      order_id: this.id,
    })
    await this.engine.post(`/admin/claims/${claim.id}/claim-items`, { items: [{ id: line.id, quantity }] })
    await this.engine.post(`/admin/claims/${claim.id}/outbound/items`, {
      items: [{ variant_id: line.variant_id, quantity }],
    })
    await this.engine.post(`/admin/claims/${claim.id}/request`, {})
  }

  async edit(change: {
    add?: { variant_id: string; quantity: number }
    set?: { id: string; quantity: number }
  }): Promise<void> {
    const path = `/admin/order-edits/${this.id}`
    await this.engine.post("/admin/order-edits", { order_id: this.id })
    if (change.add) await this.engine.post(`${path}/items`, { items: [change.add] })
    if (change.set)
      await this.engine.post(`${path}/items/item/${change.set.id}`, { quantity: change.set.quantity })
    await this.engine.post(`${path}/request`, {})
    await this.engine.post(`${path}/confirm`, {})
  }

  async askToPay(): Promise<void> {
    const { total } = await this.read()
    await this.engine.post("/admin/payment-collections", { order_id: this.id, amount: total })
  }

  async markAsPaid(): Promise<void> {
    const { payment_collections: collections } = await this.read()
    const open = collections.find(({ payments }) => payments.length === 0)
    await this.engine.post(`/admin/payment-collections/${open?.id ?? ""}/mark-as-paid`, { order_id: this.id })
  }

  async payInAnotherCollection(): Promise<void> {
    const amount = (await this.read()).summary.pending_difference
    const { payment_collection: collection } = await this.engine.post<{ payment_collection: { id: string } }>(
      "/admin/payment-collections",
      { order_id: this.id, amount },
    )
    await this.engine.post(`/admin/payment-collections/${collection.id}/mark-as-paid`, { order_id: this.id })
  }

  async refund(amount: number): Promise<void> {
    const { payment_collections: collections } = await this.read()
    const payment = collections.flatMap(({ payments }) => payments)[0]
    await this.engine.post(`/admin/payments/${payment?.id ?? ""}/refund`, { amount })
  }

  async exchange(
    line: Line,
    other: { variant_id: string },
    quantity: number,
    location_id: string,
    sent?: Brought,
  ): Promise<string> {
    const earlier = new Set(await this.returnIds())
    const { exchange } = await this.engine.post<{ exchange: { id: string } }>("/admin/exchanges", {
      order_id: this.id,
    })
    const path = `/admin/exchanges/${exchange.id}`
    await this.engine.post(`${path}/inbound/items`, { items: [{ id: line.id, quantity }], location_id })
    await this.engine.post(`${path}/outbound/items`, { items: [{ variant_id: other.variant_id, quantity }] })
    if (sent) await this.engine.post(`${path}/outbound/shipping-method`, sent)
    await this.engine.post(`${path}/request`, {})
    return (await this.returnIds()).find((id) => !earlier.has(id)) ?? ""
  }

  private async returnIds(): Promise<string[]> {
    const { returns } = await this.engine.get<{ returns: { id: string }[] }>("/admin/returns", {
      order_id: this.id,
    })
    return returns.map(({ id }) => id)
  }
}
