import { adminDocumentsSchema } from "@bon-perroquet/contract"
import { GOODS, type ModelLine, type ModelOrder, type Operation } from "@bon-perroquet/invoices/testing/model"
import { type Administrator, MedusaAdminOrder } from "@bon-perroquet/orders/testing"
import { promotion } from "@bon-perroquet/promotions/testing"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { type EngineClient, given, ownProduct, ShopClient, until } from "@bon-perroquet/testing"

const STREETS = {
  BE: { street: "Rue Haute", number: "12", postal_code: "1000", city: "Bruxelles" },
  FR: { street: "Rue Nationale", number: "4", postal_code: "59000", city: "Lille" },
  NL: { street: "Kerkstraat", number: "8", postal_code: "1017 GC", city: "Amsterdam" },
}
const NUMBERS: Record<string, string> = { BE: "BE0477472701", FR: "FR40303265045" }

interface Played {
  number: string
  order: MedusaAdminOrder
  location: string
  /** Stripe's page, or null for an order by phone. */
  session: string | null
  /** The engine's line ids by the model's. */
  lines: Map<string, string>
  /** Stripe's ids of refunds by the model's. */
  refunds: Map<string, string>
  isSent: boolean
  /** Whether Stripe holds up refunds. */
  isSlow: boolean
}

const cents = (euro: number): number => Math.round(euro * 100)
const euro = (amount: number): number => amount / 100

/** Plays the operations of model orders in a running shop. */
export class Player {
  private readonly played = new Map<string, Played>()
  private readonly products = new Map<string, { id: string; handle: string; sku: string }>()
  private readonly codes = new Map<string, string>()
  private readonly stripe = new EmulatorControl(given("STRIPE_EMULATOR_URL"))
  /** Number of played operations by kind. */
  readonly counts: Record<string, number> = {}

  constructor(
    private readonly engine: EngineClient,
    private readonly administrator: Administrator,
  ) {}

  /** Creates the goods of the model, which have the same price and class. */
  async prepare(): Promise<void> {
    for (const { variant, unit_cents, vatClass } of GOODS) {
      const vat_rate = vatClass === 6 ? 6 : 21
      const about = { stock: 900, price: euro(unit_cents), vat_rate, weight: 200 } as const
      this.products.set(variant, await ownProduct(about))
    }
  }

  /** Plays what happened to a model's order since the last call, and compares the amounts. */
  async play(model: ModelOrder): Promise<void> {
    for (const operation of model.operations.splice(0)) {
      await this.operate(model, operation)
      this.counts[operation.kind] = (this.counts[operation.kind] ?? 0) + 1
    }
    await this.compare(model)
  }

  private async compare(model: ModelOrder): Promise<void> {
    const { order, number } = this.of(model)
    const expected = {
      pending: model.pending_cents,
      cash: model.captured_cents - model.refunded_cents,
      documents: model.captured_cents - model.refunded_cents,
    }
    let found: object = {}
    await until(`${number} with ${JSON.stringify(expected)}`, async () => {
      const { payment } = await this.administrator.order(number)
      const { body } = await this.administrator.shop.send("GET", `/api/admin/orders/${number}/documents`)
      const documents = adminDocumentsSchema.parse(body)
      const signed = documents.map(({ kind, total_cents }) =>
        kind === "invoice" ? total_cents : -total_cents,
      )
      found = {
        pending: cents((await order.read()).summary.pending_difference),
        cash: payment.paid_cents - payment.refunded_cents,
        documents: signed.reduce((sum, each) => sum + each, 0),
      }
      return JSON.stringify(found) === JSON.stringify(expected)
    }).catch(() => expect({ number, ...found }).toEqual({ number, ...expected }))
  }

  private of(model: ModelOrder): Played {
    const played = this.played.get(model.id)
    if (!played) throw new Error(`${model.id} was not sold.`)
    return played
  }

  private async operate(model: ModelOrder, operation: Operation): Promise<void> {
    if (operation.kind === "sold") return this.sell(model)
    const played = this.of(model)
    const { order, number, location } = played
    const engineLine = async (line: ModelLine) => {
      const id = played.lines.get(line.id) ?? ""
      const { items } = await order.read()
      const found = items.find((item) => item.id === id)
      if (!found) throw new Error(`${number} has no line ${id}.`)
      return found
    }
    if (operation.kind === "pay") {
      const open = (await order.read()).payment_collections.some(({ payments }) => !payments.length)
      await (open ? order.markAsPaid() : order.payInAnotherCollection())
    } else if (operation.kind === "edit") {
      const { id } = await engineLine(operation.line)
      await order.edit({ set: { id, quantity: operation.quantity } })
    } else if (operation.kind === "add") {
      const { variant_id } = await this.variantOf(operation.line)
      const add = { variant_id, quantity: operation.line.quantity }
      await this.finding(played, operation.line, () => order.edit({ add }))
    } else if (operation.kind === "return") {
      await this.send(played)
      const items = [{ id: (await engineLine(operation.line)).id, quantity: operation.units }]
      await order.receiveReturn(await order.requestReturn(items, location), items)
    } else if (operation.kind === "exchange") {
      await this.send(played)
      const line = await engineLine(operation.line)
      const other = await this.variantOf(operation.sent)
      let back = ""
      await this.finding(played, operation.sent, async () => {
        back = await order.exchange(line, other, operation.units, location)
      })
      await order.receiveReturn(back, [{ id: line.id, quantity: operation.units }])
    } else if (operation.kind === "claim") {
      await this.send(played)
      const line = await engineLine(operation.line)
      await this.finding(played, operation.sent, () => order.replaceBroken(line, operation.sent.quantity))
    } else if (operation.kind === "refund") await this.refund(played, operation.refund)
    else {
      const refund = played.refunds.get(operation.refund.id) ?? ""
      await (operation.kind === "confirmed"
        ? this.stripe.settleRefund(refund)
        : this.stripe.failRefund(refund))
    }
  }

  private async variantOf({ variant }: ModelLine): Promise<{ variant_id: string }> {
    const { id } = this.products.get(variant) ?? {}
    const { product } = await this.engine.get<{ product: { variants: { id: string }[] } }>(
      `/admin/products/${id ?? ""}`,
      { fields: "id,*variants" },
    )
    return { variant_id: product.variants[0]?.id ?? "" }
  }

  /** Runs work that adds a line, and remembers the line. */
  private async finding(
    { order, lines }: Played,
    line: ModelLine,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const before = new Set((await order.read()).items.map(({ id }) => id))
    await work()
    const added = (await order.read()).items.find(({ id }) => !before.has(id))
    if (!added) throw new Error(`Nothing was added for ${line.id}.`)
    lines.set(line.id, added.id)
  }

  private async sell(model: ModelOrder): Promise<void> {
    const { country, number: business, isPaid } = model.buyer
    const shop = new ShopClient()
    for (const line of model.lines) {
      await shop.addItem(this.products.get(line.variant)?.id ?? "", line.quantity)
      if (line.percent) await shop.addCode(await this.codeOf(line))
    }
    const vat_number = business && NUMBERS[business]
    const buyer = {
      ...{ first_name: "Ada", last_name: "Peeters", country: country as keyof typeof STREETS },
      address: STREETS[country as keyof typeof STREETS],
      ...(vat_number && { business: { company: "Oiseaux", vat_number } }),
    }
    const session = isPaid ? (await shop.openCheckout(buyer)).session_id : null
    const number = session ? await this.payPage(shop, session) : await this.sellByPhone(shop, buyer)
    const order = await MedusaAdminOrder.numbered(this.engine, number)
    const { items } = await order.read()
    const lines = new Map<string, string>()
    for (const line of model.lines) {
      const { variant_id } = await this.variantOf(line)
      lines.set(line.id, items.find((item) => item.variant_id === variant_id)?.id ?? "")
    }
    const [{ sku = "" } = {}] = this.products.values()
    const location = (await this.engine.stock(sku)).locationId
    const played = {
      number,
      order,
      location,
      session,
      lines,
      refunds: new Map<string, string>(),
      isSent: false,
      isSlow: false,
    }
    this.played.set(model.id, played)
    // The shop decides the price of the delivery.
    const { totals } = await this.administrator.order(number)
    const delivery_cents = totals.total_cents - (model.total_cents - model.delivery_cents)
    const [capture] = model.captures
    if (capture) capture.cents += delivery_cents - model.delivery_cents
    model.delivery_cents = delivery_cents
    expect(totals).toMatchObject({ delivery_cents, total_cents: model.total_cents })
  }

  private async payPage(shop: ShopClient, session: string): Promise<string> {
    await this.stripe.pay(session)
    const paid = await until("the payment's order", async () => {
      const status = await shop.paymentStatus(session)
      return status.payment_status === "paid" && status
    })
    return paid.metadata.order_number ?? ""
  }

  private async sellByPhone(
    shop: ShopClient,
    buyer: { country: string; business?: object },
  ): Promise<string> {
    const { vat_number = "" } = (buyer.business ?? {}) as { vat_number?: string }
    if (vat_number) await shop.write("POST", "/api/business/vat-number", { json: { vat_number } })
    const path = `/api/delivery?country=${buyer.country}&cart_session_id=${shop.sessionId}&vat_number=${vat_number}`
    const { methods } = (await shop.send("GET", path)).body as {
      methods: { id: string; totals: { total_cents: number } }[]
    }
    const { status, body } = await this.administrator.shop.write("POST", "/api/admin/orders", {
      json: {
        ...{ ...buyer, cart_session_id: shop.sessionId, language: "fr", delivery_method: methods[0]?.id },
        customer_email: `sale-${shop.sessionId.slice(-12)}@example.org`,
        expected_total_cents: methods[0]?.totals.total_cents,
      },
    })
    const { order_number } = body as { order_number?: string }
    if (!order_number) throw new Error(`An order by phone was refused: ${status} ${JSON.stringify(body)}`)
    return order_number
  }

  private async codeOf({ variant, percent }: ModelLine): Promise<string> {
    const key = `${variant} ${percent}`
    const known = this.codes.get(key)
    if (known) return known
    const products = [this.products.get(variant)?.id ?? ""]
    const { code = "" } = await promotion(this.engine, { value: percent, products })
    this.codes.set(key, code)
    return code
  }

  /** Sends everything that is not sent yet. */
  private async send(played: Played): Promise<void> {
    if (!played.isSent) await this.administrator.set(played.number, "delivered")
    played.isSent = true
    const { order } = played
    const { items } = await this.engine
      .get<{ order: { items: { id: string; quantity: number; detail: { fulfilled_quantity: number } }[] } }>(
        `/admin/orders/${order.id}`,
        { fields: "id,*items,*items.detail" },
      )
      .then((answer) => answer.order)
    const open = items
      .map(({ id, quantity, detail }) => ({ id, quantity: quantity - Number(detail.fulfilled_quantity) }))
      .filter(({ quantity }) => quantity > 0)
    if (!open.length) return
    const before = new Set((await order.read()).fulfillments.map(({ id }) => id))
    await order.packUnits(open)
    const parcel = (await order.read()).fulfillments.find(({ id }) => !before.has(id))
    await this.engine.post(`/admin/orders/${order.id}/fulfillments/${parcel?.id ?? ""}/shipments`, {
      items: open,
    })
  }

  private async refund(
    played: Played,
    { id, cents, parts, isWaiting }: Extract<Operation, { kind: "refund" }>["refund"],
  ): Promise<void> {
    const { number, order, session, lines } = played
    const isByLine = parts?.items.every((item) => lines.has(item.id))
    if (session && isWaiting && !played.isSlow) await this.stripe.slowRefunds(session)
    played.isSlow ||= isWaiting
    const before = new Set((await this.stripe.state("refunds")).refunds.map((refund) => refund.id))
    if (parts && isByLine) {
      const items = parts.items.map((item) => ({ id: lines.get(item.id) ?? "", quantity: item.quantity }))
      await this.administrator.refund(number, { items, key: `sale-${number}-${id}` })
    } else await order.refund(euro(cents))
    const made = (await this.stripe.state("refunds")).refunds.find((refund) => !before.has(refund.id))
    if (!made) return
    played.refunds.set(id, made.id)
    if (played.isSlow && !isWaiting) await this.stripe.settleRefund(made.id)
  }
}
