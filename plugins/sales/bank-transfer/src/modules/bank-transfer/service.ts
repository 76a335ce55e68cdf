import {
  type AwaitedPayments,
  type ListedPayment,
  type CreatedRefund,
  type MethodDescription,
  type MoneyBack,
  type Opening,
  type PartialRefund,
  type Payment,
  type PaymentMethod,
  type PaymentRequest,
  type Purchase,
  RefundRefusal,
} from "@bon-perroquet/checkout/methods"
import {
  openingOf,
  payeeOptions,
  payeeReader,
  purchaseOf,
  readIban,
  requestOf,
  transferOf,
} from "@bon-perroquet/checkout/transfers"
import { checkedOptions, liveOption, readLive, type LiveOption } from "@bon-perroquet/contract/options"
import type { Language } from "@bon-perroquet/contract/sets"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import { instructionsOf, offerOf } from "../../instructions"
import { PAYMENT_PROVIDER } from "../../provider"
import { stateOf } from "../../promise"
import { TEXTS } from "../../texts"
import { BankTransfer } from "./models/bank-transfer"
import { BankTransferRefund } from "./models/bank-transfer-refund"
import { TransferRefundRows } from "./refund-rows"
import { TransferRows } from "./transfer-rows"

const optionsSchema = z.strictObject({
  /** Number of days for which the goods are reserved. If absent or 0, transfers are not offered. */
  reservationDays: liveOption(z.number().int().min(0)).optional(),
  payee: payeeOptions.payee,
  savedPayee: payeeOptions.savedPayee,
})

/**
 * Days until an open transfer expires if the merchant stopped offering transfers (`reservationDays` is 0).
 */
const DAYS = 10

/** Payment method for bank transfers. An administrator records the receipt of the money. */
export class BankTransferModuleService
  extends MedusaService({ BankTransfer, BankTransferRefund })
  implements PaymentMethod
{
  readonly code = "bank_transfer"
  readonly provider_id = PAYMENT_PROVIDER
  readonly asksRefundAccount = true
  readonly awaited: AwaitedPayments
  readonly transfers: TransferRows
  private readonly refunds: TransferRefundRows
  private readonly payee: ReturnType<typeof payeeReader>
  private readonly reservationDays: LiveOption<number>

  constructor(container: { __pg_connection__: Knex }, options?: unknown) {
    super(container)
    const checked = checkedOptions("@bon-perroquet/bank-transfer", optionsSchema, options)
    const { reservationDays = 0, ...payee } = checked
    this.reservationDays = reservationDays
    this.payee = payeeReader(payee, container.__pg_connection__)
    this.transfers = new TransferRows(container.__pg_connection__, () => this.days)
    this.refunds = new TransferRefundRows(container.__pg_connection__)
    this.awaited = {
      offer: async (order, language) => {
        const account = await this.payee()
        return account && offerOf(order, account, language)
      },
      instructions: async (id, amount_cents, language) => this.instructions(id, amount_cents, language),
      receive: (id, amount_cents) => this.transfers.receive(id, amount_cents),
      confirm: (id) => this.transfers.confirm(id),
      end: (id) => this.transfers.end(id),
      resume: (id) => this.transfers.resume(id),
    }
  }

  get isOffered(): boolean {
    return readLive(this.reservationDays) > 0
  }

  private get days(): number {
    return readLive(this.reservationDays) || DAYS
  }

  isIdOf(id: string): boolean {
    return id.startsWith("bt_")
  }

  describe(language: Language): MethodDescription {
    return TEXTS[language].describe(this.days)
  }

  request(purchase: Purchase): PaymentRequest {
    return requestOf(purchase)
  }

  async open({ session_params, payment_session_id }: Parameters<PaymentMethod["open"]>[0]): Promise<Opening> {
    return openingOf(
      await this.transfers.promise(transferOf(session_params, payment_session_id)),
      session_params,
    )
  }

  async lookUp(id: string): Promise<Payment | null> {
    const transfer = await this.transfers.withId(id)
    if (!transfer) return null
    const { amount_cents, currency_code, due_at } = transfer
    return {
      id,
      state: stateOf(transfer),
      purchase: purchaseOf(transfer),
      url: null,
      amount_cents,
      currency_code,
      payment_id: id,
      paid_with: { kind: "transfer", brand: null, last4: null },
      refunded_cents: await this.refundedCents(id),
      address: null,
      expires_at: due_at,
    }
  }

  async withdraw(id: string): Promise<"withdrawn" | "taken"> {
    await this.transfers.end(id)
    return (await this.transfers.withId(id))?.received_at ? "taken" : "withdrawn"
  }

  async *openedSince(since: Date, only?: "paid"): AsyncGenerator<ListedPayment> {
    for (const transfer of await this.transfers.since(since))
      if (!only || transfer.received_at)
        yield { id: transfer.id, state: stateOf(transfer), purchase: purchaseOf(transfer) }
  }

  /** Refunds nothing: a transfer's receipt is only recorded for an order, so no payment lacks an order. */
  async giveBack(): Promise<null> {
    return Promise.resolve(null)
  }

  async refundable(id: string): Promise<number> {
    const transfer = await this.transfers.withId(id)
    return transfer?.received_at ? transfer.amount_cents - (await this.refundedCents(id)) : 0
  }

  async refund({ payment_id, amount_cents, key, account }: PartialRefund): Promise<CreatedRefund> {
    const existing = await this.refunds.ofKey(key)
    if (existing) return { id: existing.id, state: "done", failure: null }
    if (!readIban(account ?? "")) throw new RefundRefusal("account_required")
    if (amount_cents > (await this.refundable(payment_id))) throw new RefundRefusal("refused")
    const { id } = await this.refunds.write({ key, transfer_id: payment_id, amount_cents })
    return { id, state: "done", failure: null }
  }

  async moneyBack(id: string): Promise<MoneyBack> {
    const refunds = (await this.refunds.of(id)).map((refund) => ({
      id: refund.id,
      key: refund.key,
      amount_cents: refund.amount_cents,
      state: "done" as const,
      failure: null,
      is_canceled: false,
      engine_refund_id: null,
    }))
    return { refunds, losses: [] }
  }

  private async refundedCents(id: string): Promise<number> {
    return (await this.refunds.of(id)).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  }

  private async instructions(id: string, amount_cents: number, language: Language) {
    const transfer = await this.transfers.withId(id)
    if (!transfer || stateOf(transfer) !== "awaited") return null
    const account = await this.payee()
    return account && instructionsOf({ ...transfer, amount_cents }, account, language)
  }
}
