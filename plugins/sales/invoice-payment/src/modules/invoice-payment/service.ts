import {
  type CreatedRefund,
  type ListedPayment,
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
import { openingOf, payeeReader, purchaseOf, requestOf, transferOf } from "@bon-perroquet/checkout/transfers"
import type { PaymentInstructions } from "@bon-perroquet/contract"
import { readLive } from "@bon-perroquet/contract/options"
import type { Language } from "@bon-perroquet/contract/sets"
import { accountOfCart } from "@bon-perroquet/medusa-sql/buying/credit"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import {
  chargeAccount,
  creditRefund,
  creditsOf,
  endInvoice,
  invoicesSince,
  invoiceWithId,
  openCents,
  OPEN_INVOICES,
  type Invoice,
} from "../../credit"
import { invoiceInstructions } from "../../instructions"
import { INVOICE_TEXTS } from "../../texts"
import { readOptions } from "../../options"
import { INVOICE_PROVIDER } from "../../provider"
import { CreditAccount } from "./models/credit-account"
import { CreditEntry } from "./models/credit-entry"
import { CreditInvoice } from "./models/credit-invoice"

/**
 * Payment method for approved accounts. The order is charged to the account at once, so it is an ordinary paid order. The
 * account then owes the amount (docs/decisions/0098-payment-by-invoice.md).
 */
export class InvoicePaymentModuleService
  extends MedusaService({ CreditAccount, CreditInvoice, CreditEntry })
  implements PaymentMethod
{
  readonly code = "invoice"
  readonly provider_id = INVOICE_PROVIDER
  readonly forAccounts = true
  readonly paysAtOnce = true
  readonly payables = OPEN_INVOICES
  private readonly knex: Knex
  private readonly settings: Pick<ReturnType<typeof readOptions>, "isOn" | "reminderDays" | "blockDays">
  /** Reads the account for payments. Null without one in the merchant details. */
  readonly payee: ReturnType<typeof payeeReader>

  constructor(container: { __pg_connection__: Knex }, options?: unknown) {
    super(container)
    const { payee, ...settings } = readOptions(options)
    this.settings = settings
    this.knex = container.__pg_connection__
    this.payee = payeeReader(payee, this.knex)
  }

  get isOffered(): boolean {
    return readLive(this.settings.isOn)
  }

  /** Days after which an overdue invoice blocks further orders. */
  get blockDays(): number {
    return readLive(this.settings.blockDays)
  }

  /** Days between reminders. 0 sends none. */
  get reminderDays(): number {
    return readLive(this.settings.reminderDays)
  }

  isIdOf(id: string): boolean {
    return id.startsWith("inv_")
  }

  describe(language: Language): MethodDescription {
    return INVOICE_TEXTS[language].describe
  }

  request(purchase: Purchase): PaymentRequest {
    return requestOf(purchase)
  }

  async open({ session_params, payment_session_id }: Parameters<PaymentMethod["open"]>[0]): Promise<Opening> {
    const purchase = transferOf(session_params, payment_session_id)
    const customer_id = await accountOfCart(this.knex, purchase.cart_id)
    const charged = await chargeAccount(this.knex, { purchase, customer_id }, this.blockDays)
    return typeof charged === "string"
      ? { outcome: charged, cause: `the account ${customer_id} may not be charged` }
      : openingOf(charged, session_params)
  }

  async lookUp(id: string): Promise<Payment | null> {
    const invoice = await invoiceWithId(this.knex, id)
    if (!invoice) return null
    const { amount_cents, currency_code, due_on, communication, created_at } = invoice
    const due = { day: due_on, communication }
    return {
      id,
      state: stateOf(invoice),
      purchase: purchaseOf(invoice),
      url: null,
      amount_cents,
      currency_code,
      payment_id: id,
      paid_with: { kind: "account", brand: null, last4: null, due },
      refunded_cents: await this.creditedCents(id),
      address: null,
      expires_at: created_at,
    }
  }

  /** A charged purchase becomes an order, or `giveBack` ends it. Otherwise a second click would end the first one's. */
  async withdraw(id: string): Promise<"withdrawn" | "taken"> {
    const invoice = await invoiceWithId(this.knex, id)
    return invoice && !invoice.ended_at ? "taken" : "withdrawn"
  }

  async *openedSince(since: Date, only?: "paid"): AsyncGenerator<ListedPayment> {
    for (const invoice of await invoicesSince(this.knex, since))
      if (!only || !invoice.ended_at)
        yield { id: invoice.id, state: stateOf(invoice), purchase: purchaseOf(invoice) }
  }

  async giveBack({ id }: Payment): Promise<null> {
    await endInvoice(this.knex, id)
    return null
  }

  async refundable(id: string): Promise<number> {
    const invoice = await invoiceWithId(this.knex, id)
    return invoice && !invoice.ended_at ? invoice.amount_cents - (await this.creditedCents(id)) : 0
  }

  async refund({ payment_id, amount_cents, key }: PartialRefund): Promise<CreatedRefund> {
    const invoice = await invoiceWithId(this.knex, payment_id)
    const credit = invoice && (await creditRefund(this.knex, invoice, { key, amount_cents }))
    if (!credit) throw new RefundRefusal("refused")
    return { id: credit.id, state: "done", failure: null }
  }

  async moneyBack(id: string): Promise<MoneyBack> {
    const refunds = (await creditsOf(this.knex, id)).map((credit) => ({
      id: credit.id,
      key: credit.key,
      amount_cents: credit.amount_cents,
      state: "done" as const,
      failure: null,
      is_canceled: false,
      engine_refund_id: null,
    }))
    return { refunds, losses: [] }
  }

  async invoiceInstructions(id: string, language: Language): Promise<PaymentInstructions | null> {
    const [invoice, open, account] = await Promise.all([
      invoiceWithId(this.knex, id),
      openCents(this.knex, id),
      this.payee(),
    ])
    return invoice && account && open !== null && open > 0
      ? invoiceInstructions({ ...invoice, amount_cents: open }, account, language)
      : null
  }

  private async creditedCents(id: string): Promise<number> {
    return (await creditsOf(this.knex, id)).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  }
}

const stateOf = ({ ended_at }: Invoice) => (ended_at ? "expired" : "paid")
