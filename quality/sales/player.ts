import { trySayingPaid } from "@bon-perroquet/bank-transfer/testing"
import { adminDocumentsSchema } from "@bon-perroquet/contract"
import type {
  ModelLine,
  ModelOrder,
  ModelRefund,
  Operation,
  Shop,
} from "@bon-perroquet/invoices/testing/model"
import { type Administrator, codeOf, MedusaAdminOrder } from "@bon-perroquet/orders/testing"
import { refundableParts } from "@bon-perroquet/orders/money"
import { EmulatorControl } from "@bon-perroquet/stripe-emulator"
import { type EngineClient, requireVariable, until } from "@bon-perroquet/testing"
import { OrderPlacer } from "./order-placer"
import type { OtherEngine } from "./other-engine"
import { refundableLines } from "./refundable"
import type { Settings } from "./settings"

interface Played {
  number: string
  order: MedusaAdminOrder
  location: string
  session: string | null
  /** Ids of order lines in Medusa, by the ids of the model. */
  lines: Map<string, string>
  /** Ids of refunds and disputes at Stripe, by the ids of the model. */
  refunds: Map<string, string>
  /** The shop's ids of refunds, by the ids of the model. */
  rows: Map<string, string>
  isSent: boolean
  /** Whether Stripe delays refunds. */
  isSlow: boolean
}

const cents = (euro: number): number => Math.round(euro * 100)
const euro = (amount: number): number => amount / 100
const isTransfer = ({ buyer }: ModelOrder): boolean => buyer.channel === "transfer"
/** Bank account of a customer, for refunds of bank transfers. */
const ACCOUNT = "BE71 0961 2345 6769"

export class Player {
  private readonly played = new Map<string, Played>()
  private readonly stripe = new EmulatorControl(requireVariable("STRIPE_EMULATOR_URL"))
  private readonly orderPlacer: OrderPlacer
  readonly counts: Record<string, number> = {}

  constructor(
    private readonly engine: EngineClient,
    private readonly administrator: Administrator,
    private readonly settings: Settings,
    otherEngine: OtherEngine,
  ) {
    this.orderPlacer = new OrderPlacer(engine, administrator, settings, otherEngine)
  }

  /** Executes the model's new operations in the shop, then compares the amounts. */
  async play(shop: Shop, model: ModelOrder): Promise<void> {
    await this.settings.apply(shop)
    for (const operation of model.operations.splice(0)) {
      await (operation.kind === "sold" ? this.sell(shop, model) : this.operate(model, operation))
      this.counts[operation.kind] = (this.counts[operation.kind] ?? 0) + 1
    }
    await this.compare(model)
  }

  private async compare(model: ModelOrder): Promise<void> {
    const { order, number, rows, lines } = this.of(model)
    const ids = new Map([...lines].map(([id, line]) => [line, id]))
    const cash = model.captured_cents - model.refunded_cents
    const { isCancelled, free_cents } = model
    const expected = {
      ...{ isCancelled, cash, documents: cash },
      // Medusa does not balance a cancelled order, so these amounts are not compared.
      ...(!isCancelled && {
        pending: model.pending_cents,
        total: model.total_cents,
        refundable: free_cents,
        // If all money was refunded, the shop does not list the free lines of a claim that was confirmed just before.
        ...(free_cents > 0 && {
          items: refundableLines(refundableParts(model.read(), model.rows()), (id) => id),
        }),
      }),
    }
    let result: object = {}
    let refunds: { id: string; amount_cents: number }[] = []
    await until(`${number} with ${JSON.stringify(expected)}`, async () => {
      const answer = await this.administrator.order(number)
      const { payment, status, totals, refundable_cents } = answer
      refunds = answer.refunds
      const { body } = await this.administrator.shop.send("GET", `/api/admin/orders/${number}/documents`)
      const signed = adminDocumentsSchema
        .parse(body)
        .map(({ kind, total_cents }) => (kind === "invoice" ? total_cents : 0 - total_cents))
      result = {
        isCancelled: status === "cancelled",
        cash: payment.paid_cents - payment.refunded_cents,
        documents: signed.reduce((sum, each) => sum + each, 0),
        ...(!isCancelled && {
          pending: cents(await order.pendingDifference()),
          total: totals.total_cents,
          refundable: refundable_cents,
          ...(free_cents > 0 && { items: refundableLines(answer.refundable, (id) => ids.get(id) ?? id) }),
        }),
      }
      return JSON.stringify(result) === JSON.stringify(expected)
    }).catch(() => expect({ number, ...result }).toEqual({ number, ...expected }))
    for (const refund of model.refunds.filter(({ id }) => !rows.has(id))) {
      const others = new Set(rows.values())
      const row = refunds.find(({ id, amount_cents }) => amount_cents === refund.cents && !others.has(id))
      if (row) rows.set(refund.id, row.id)
    }
  }

  private of(model: ModelOrder): Played {
    const played = this.played.get(model.id)
    if (!played) throw new Error(`Order ${model.id} was not placed.`)
    return played
  }

  private async operate(model: ModelOrder, operation: Exclude<Operation, { kind: "sold" }>): Promise<void> {
    const played = this.of(model)
    const { order, number, location, lines } = played
    const engineLine = async (line: ModelLine) => {
      const id = lines.get(line.id) ?? ""
      const match = (await order.lines()).find((item) => item.id === id)
      if (!match) throw new Error(`Order ${number} has no line ${id}.`)
      return match
    }
    if (operation.kind === "pay") {
      const { awaited } = await this.administrator.order(number)
      const open = (await order.read("payment_collections")).some(({ payments }) => !payments.length)
      if (awaited && isTransfer(model)) {
        const answer = await trySayingPaid(this.administrator, number, awaited.amount_cents)
        expect(answer).toMatchObject({ status: 200 })
      } else await (open ? order.markAsPaid() : order.payInAnotherCollection())
    } else if (operation.kind === "cancel") {
      const created = await this.refundsOf(() => this.administrator.set(number, "cancelled"))
      for (const id of created) {
        played.refunds.set(operation.refund.id, id)
        if (played.isSlow) await this.stripe.finishRefund(id)
      }
    } else if (operation.kind === "edit") {
      const { id } = await engineLine(operation.line)
      await order.edit({ set: { id, quantity: operation.quantity } })
    } else if (operation.kind === "add") {
      const { variant_id } = await this.variantOf(operation.line)
      const add = { variant_id, quantity: operation.line.quantity }
      await this.finding(played, operation.line, () => order.edit({ add }))
    } else if (operation.kind === "return") {
      await this.send(played, model)
      const items = [{ id: (await engineLine(operation.line)).id, quantity: operation.units }]
      await order.receiveReturn(await order.requestReturn(items, location), items)
    } else if (operation.kind === "exchange") {
      await this.send(played, model)
      const line = await engineLine(operation.line)
      const other = await this.variantOf(operation.sent)
      let back = ""
      await this.finding(played, operation.sent, async () => {
        back = await order.exchange(line, other, operation.units, location)
      })
      await this.untilReserved(played, operation.sent)
      await order.receiveReturn(back, [{ id: line.id, quantity: operation.units }])
    } else if (operation.kind === "claim") {
      await this.send(played, model)
      const line = await engineLine(operation.line)
      await this.finding(played, operation.sent, () => order.replaceBroken(line, operation.sent.quantity))
      await this.untilReserved(played, operation.sent)
    } else if (operation.kind === "refund") await this.refund(played, operation.refund, isTransfer(model))
    else if (operation.kind === "assigned") {
      const items = operation.parts.items.map(({ id, quantity }) => ({ id: lines.get(id) ?? "", quantity }))
      const named = { ...operation.parts, items }
      const id = played.rows.get(operation.refund.id) ?? ""
      expect(codeOf(await this.administrator.tryAssigning(number, id, named))).toBe("")
    } else {
      const id = played.refunds.get(operation.refund.id) ?? ""
      if (operation.kind === "confirmed") await this.stripe.finishRefund(id)
      else if (operation.refund.by !== "dispute") await this.stripe.failRefund(id)
      else for (const step of ["appealed", "won"] as const) await this.stripe.stepDispute(id, step)
    }
  }

  /** Waits until the goods that a claim or an exchange sends are reserved. */
  private async untilReserved({ number, lines }: Played, { id, quantity }: ModelLine): Promise<void> {
    const line_item_id = lines.get(id) ?? ""
    await until(`${quantity} reserved units of ${number}`, async () => {
      const { reservations } = await this.engine.get<{ reservations: { quantity: number }[] }>(
        "/admin/reservations",
        { line_item_id },
      )
      return reservations.reduce((sum, one) => sum + one.quantity, 0) === quantity
    })
  }

  private async variantOf({ variant }: ModelLine): Promise<{ variant_id: string }> {
    const { product } = await this.engine.get<{ product: { variants: { id: string }[] } }>(
      `/admin/products/${this.settings.productOf(variant).id}`,
      { fields: "id,*variants" },
    )
    return { variant_id: product.variants[0]?.id ?? "" }
  }

  /** Runs `work`, which adds an order line, and stores the id of this line. */
  private async finding(
    { order, lines }: Played,
    line: ModelLine,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const before = new Set((await order.lines()).map(({ id }) => id))
    await work()
    const added = (await order.lines()).find(({ id }) => !before.has(id))
    if (!added) throw new Error(`Nothing was added for ${line.id}.`)
    lines.set(line.id, added.id)
  }

  private async sell(shop: Shop, model: ModelOrder): Promise<void> {
    const { number, session } = await this.orderPlacer.sell(shop, model)
    const order = await MedusaAdminOrder.numbered(this.engine, number)
    const items = await order.lines()
    const lines = new Map<string, string>()
    for (const line of model.lines) {
      const { variant_id } = await this.variantOf(line)
      lines.set(line.id, items.find((item) => item.variant_id === variant_id)?.id ?? "")
    }
    const location = (await this.engine.stock(this.settings.productOf("seeds").sku)).locationId
    const played = {
      ...{ number, order, location, session, lines, isSent: false, isSlow: false },
      refunds: new Map<string, string>(),
      rows: new Map<string, string>(),
    }
    this.played.set(model.id, played)
    const { totals } = await this.administrator.order(number)
    const delivery_cents = totals.total_cents - (model.total_cents - model.delivery_cents)
    model.setSoldDelivery(delivery_cents)
    expect(totals).toMatchObject({ delivery_cents, total_cents: model.total_cents })
  }

  private async send(played: Played, { withheld }: ModelOrder): Promise<void> {
    if (!played.isSent) await this.administrator.set(played.number, "delivered")
    played.isSent = true
    const { order, lines } = played
    const stays = new Set([...withheld].map((id) => lines.get(id)))
    const { items } = await this.engine
      .get<{ order: { items: { id: string; quantity: number; detail: { fulfilled_quantity: number } }[] } }>(
        `/admin/orders/${order.id}`,
        { fields: "id,*items,*items.detail" },
      )
      .then((answer) => answer.order)
    const open = items
      .map(({ id, quantity, detail }) => ({ id, quantity: quantity - Number(detail.fulfilled_quantity) }))
      .filter(({ id, quantity }) => quantity > 0 && !stays.has(id))
    if (!open.length) return
    const before = new Set((await order.parcels()).map(({ id }) => id))
    await order.packUnits(open)
    const parcel = (await order.parcels()).find(({ id }) => !before.has(id))
    await this.engine.post(`/admin/orders/${order.id}/fulfillments/${parcel?.id ?? ""}/shipments?fields=id`, {
      items: open,
    })
  }

  private async refund(
    played: Played,
    { id, cents, parts, isWaiting, by }: ModelRefund,
    isByTransfer: boolean,
  ): Promise<void> {
    const { number, order, session, lines } = played
    if (by === "dispute") {
      const dispute = await this.stripe.dispute(session ?? "", { amount: cents })
      await this.stripe.stepDispute(dispute.id, "lost")
      return void played.refunds.set(id, dispute.id)
    }
    const isByLine = parts?.items.every((item) => lines.has(item.id))
    if (session && isWaiting && !played.isSlow) await this.stripe.slowRefunds(session)
    played.isSlow ||= isWaiting
    const [created] = await this.refundsOf(async () => {
      if (by === "stripe") return void (await this.stripe.refund(session ?? "", { amount: cents }))
      const how = { key: `sale-${number}-${id}`, ...(isByTransfer && { account: ACCOUNT }) }
      if (!parts || !isByLine)
        return isByTransfer
          ? this.administrator.refund(number, { ...how, amount_cents: cents })
          : order.refund(euro(cents))
      const items = parts.items.map((item) => ({ id: lines.get(item.id) ?? "", quantity: item.quantity }))
      const delivery = parts.delivery_cents && { delivery_cents: parts.delivery_cents }
      await this.administrator.refund(number, { ...how, items, ...delivery })
    })
    if (!created) return
    played.refunds.set(id, created)
    if (played.isSlow && !isWaiting) await this.stripe.finishRefund(created)
  }

  /** Returns the ids of the Stripe refunds that `work` creates. */
  private async refundsOf(work: () => Promise<unknown>): Promise<string[]> {
    const ids = async () => (await this.stripe.state("refunds")).refunds.map(({ id }) => id)
    const before = new Set(await ids())
    await work()
    return (await ids()).filter((id) => !before.has(id))
  }
}
