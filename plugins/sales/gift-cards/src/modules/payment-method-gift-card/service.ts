import { connectBalances } from "@bon-perroquet/api-kit/balances"
import {
  type Balances,
  type CreatedRefund,
  type MoneyBack,
  type Opening,
  type PartialRefund,
  type Payables,
  type PaymentMethod,
} from "@bon-perroquet/checkout/methods"
import { checkedOptions, liveOption, readLive } from "@bon-perroquet/contract/options"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MedusaService } from "@medusajs/framework/utils"
import { z } from "@medusajs/framework/zod"
import {
  addImported,
  allBalances,
  hashedCode,
  knownCodes,
  creditsOf,
  removableImported,
  removeImported,
} from "../../imported"
import {
  balancesReservedBefore,
  creditRefund,
  leftOfRedemption,
  moveChoices,
  redeem,
  refundRedemption,
  refundsOfRedemption,
  releaseBalances,
  reserveBalances,
  reservedCents,
  showBalances,
} from "../../ledger"
import { PAYMENT_PROVIDER } from "../../provider"
import { soldCards } from "../../purchases/payables"
import { BalanceAccount } from "./models/balance-account"
import { BalanceChoice } from "./models/balance-choice"
import { BalanceEntry } from "./models/balance-entry"
import { BalanceHold } from "./models/balance-hold"
import { GiftCardPurchase } from "./models/gift-card-purchase"

const optionsSchema = z.strictObject({
  /** If absent or false, shoppers cannot use balances. */
  isOn: liveOption(z.boolean()).optional(),
  /** Secret from which the key of stored codes is derived. If it changes, no stored code can be used any more. */
  codeSecret: z.string().min(1).optional(),
  /** Whether customers can buy gift cards. */
  isSold: liveOption(z.boolean()).optional(),
  /** Amounts in euro to choose from, for example "25,50,100". */
  amounts: liveOption(z.string()).optional(),
  /** Months for which a sold card is valid. 0: it does not expire. */
  months: liveOption(z.number().int().min(0)).optional(),
})

function readOptions(options: unknown) {
  const {
    isOn = false,
    codeSecret = "",
    isSold = false,
    amounts = "25,50,100",
    months = 0,
  } = checkedOptions("@bon-perroquet/gift-cards", optionsSchema, options)
  return { isOn, codeSecret, isSold, amounts, months }
}

/** Whether shoppers can use balances now. */
export function isOffered(options: unknown): boolean {
  const { isOn, codeSecret } = readOptions(options)
  return readLive(isOn) && codeSecret !== ""
}

/** Whether customers can buy gift cards now, and use them. */
export const sellsCards = (options: unknown): boolean =>
  isOffered(options) && readLive(readOptions(options).isSold)

/**
 * Payment method for gift cards and store credit. It has no payment page: the checkout reserves balances, and another
 * method collects the rest.
 */
export class GiftCardModuleService
  extends MedusaService({ BalanceAccount, BalanceChoice, BalanceEntry, BalanceHold, GiftCardPurchase })
  implements PaymentMethod
{
  readonly code = "gift_card"
  /** Nobody can select it instead of another method. */
  readonly isOffered = false
  readonly provider_id = PAYMENT_PROVIDER
  readonly balances: Balances
  readonly payables: Payables
  readonly codeSecret: string
  private readonly options: ReturnType<typeof readOptions>
  private readonly knex: Knex

  constructor(container: { __pg_connection__: Knex }, options?: unknown) {
    super(container)
    this.options = readOptions(options)
    const { codeSecret } = this.options
    this.codeSecret = codeSecret
    this.knex = container.__pg_connection__
    this.balances = this.balancesOf(this.knex)
    this.payables = soldCards({ codeSecret, months: () => this.soldMonths })
    connectBalances(
      {
        ...{ hashed: (code) => hashedCode(codeSecret, code), known: knownCodes, all: allBalances },
        ...{ add: addImported, removable: removableImported, remove: removeImported },
        credits: creditsOf,
      },
      () => this.balances.isOn,
    )
  }

  /** Whether customers can buy gift cards now, and use them. */
  get isSold(): boolean {
    return readLive(this.options.isSold) && this.balances.isOn
  }

  /** Amounts in cents to choose from. */
  get soldAmounts(): number[] {
    return readLive(this.options.amounts)
      .split(",")
      .map((euro) => Number(euro) * 100)
  }

  get soldMonths(): number {
    return readLive(this.options.months)
  }

  isIdOf(id: string): boolean {
    return id.startsWith("balent_")
  }

  describe() {
    return { name: "", text: "" }
  }

  request() {
    return {}
  }

  /** Rejects, because a balance is redeemed with the order and has no payment page. */
  async open(): Promise<Opening> {
    return Promise.resolve({ outcome: "payment_unavailable", cause: new Error("A balance has no page.") })
  }

  async lookUp(): Promise<null> {
    return Promise.resolve(null)
  }

  async withdraw(): Promise<"taken"> {
    return Promise.resolve("taken")
  }

  async *openedSince() {}

  /** Refunds nothing, because a balance is redeemed only with its order. */
  async giveBack(): Promise<null> {
    return Promise.resolve(null)
  }

  async refundable(id: string): Promise<number> {
    return leftOfRedemption(this.knex, id)
  }

  async refund({ payment_id, amount_cents, key }: PartialRefund): Promise<CreatedRefund> {
    const id = await refundRedemption(this.knex, { redemption_id: payment_id, cents: amount_cents, key })
    return { id, state: "done", failure: null }
  }

  async moneyBack(id: string): Promise<MoneyBack> {
    return { refunds: await refundsOfRedemption(this.knex, id), losses: [] }
  }

  private balancesOf(knex: Knex): Balances {
    const isOn = () => readLive(this.options.isOn) && this.codeSecret !== ""
    return {
      get isOn() {
        return isOn()
      },
      show: (cart, purchase) => showBalances(knex, cart, purchase),
      move: (from, to) => moveChoices(knex, from, to),
      reserve: (attempt, purchase) => reserveBalances(knex, attempt, purchase),
      release: (attempt) => releaseBalances(knex, attempt),
      reservedBefore: (before) => balancesReservedBefore(knex, before),
      reservedCents: (attempt) => reservedCents(knex, attempt),
      redeem,
      credit: (refund) => creditRefund(knex, refund),
    }
  }
}
