import type { Attempt } from "@bon-perroquet/checkout/modules/checkout"
import {
  moneyGone,
  moneyReturned,
  RETURNED,
  type MoneyBack,
  type Payable,
  type Payables,
} from "@bon-perroquet/checkout/methods"
import { deleteRefunds, writeRefunds } from "@bon-perroquet/medusa-sql/buying/payable-refunds"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { codeOfPurchase } from "../codes"
import { issueCard, reverseWriteOff, setState, writeOff } from "../ledger"
import { isPurchaseId, lockPurchase, readPurchase } from "./purchase"
import { SOLD_TEXTS } from "./texts"

interface Options {
  codeSecret: string
  /** Months for which a card is valid. 0: it does not expire. */
  months: () => number
}

/** Gift cards that customers buy with a payment page (docs/decisions/0101-gift-cards-are-sold-apart.md). */
export const soldCards = ({ codeSecret, months }: Options): Payables => ({
  isIdOf: isPurchaseId,

  async read(knex: Knex, id: string): Promise<Payable | null> {
    const purchase = await readPurchase(knex, id)
    if (!purchase) return null
    const { state, amount_cents, currency_code, number, buyer_email, language } = purchase
    return {
      ...{ number, currency_code, due_cents: state === "open" ? amount_cents : 0 },
      email: buyer_email ?? "",
      title: SOLD_TEXTS[language].title,
    }
  },

  /** Issues the card with a code that is derived from the purchase, so that no code is stored until it is sent. */
  async paid(knex: Knex, id: string): Promise<void> {
    await knex.transaction(async (transaction) => {
      const purchase = await lockPurchase(transaction, id)
      if (purchase?.state !== "open") return
      const { amount_cents: cents, currency_code } = purchase
      const card = await issueCard(transaction, codeSecret, {
        ...{ cents, currency_code, key: `sold:${id}`, code: codeOfPurchase(id, codeSecret) },
        expires_at: await lastMoment(transaction, months()),
      })
      if (!card) throw new Error(`The gift card of purchase ${id} exists, but the purchase is not paid.`)
      await transaction("gift_card_purchase")
        .where({ id })
        .update({ state: "paid", account_id: card.id, paid_at: transaction.fn.now() })
    })
  },

  /**
   * Blocks a card whose money was refunded or disputed, writes its balance off, and records the refunds in Medusa, from
   * which the cash report reads them. A refund that failed later is reversed, but the card stays blocked until staff unblock
   * it.
   */
  async follow(
    knex: Knex,
    { cart_id: id, payment_session_id, reason }: Attempt,
    money: MoneyBack,
  ): Promise<void> {
    const purchase = await readPurchase(knex, id)
    if (!purchase?.account_id) return
    const gone = moneyGone(money)
    const isAtRisk = gone.length > 0 || money.losses.some(({ state }) => state === "dispute")
    // If the refund of a returned card fails, staff repay it in another way.
    const returned = reason === RETURNED ? [] : moneyReturned(money)
    if (!isAtRisk && !returned.length) return
    const { account_id } = purchase
    await knex.transaction(async (transaction) => {
      if (isAtRisk) await setState(transaction, account_id, "blocked")
      for (const { id, amount_cents } of gone)
        await writeOff(transaction, account_id, { cents: amount_cents, key: `money:${id}` })
      await writeRefunds(transaction, payment_session_id, gone)
      for (const refund of returned) await reverseWriteOff(transaction, account_id, `money:${refund}`)
      await deleteRefunds(transaction, payment_session_id, returned)
    })
  },
})

/** Returns the end of the last day in Belgium, or null without a limit. */
async function lastMoment(transaction: Knex, months: number): Promise<Date | null> {
  if (months === 0) return null
  const { rows } = await transaction.raw<{ rows: { ends: Date }[] }>(
    `SELECT ((now() AT TIME ZONE 'Europe/Brussels')::date + make_interval(months => :months, days => 1)
       - interval '1 second') AT TIME ZONE 'Europe/Brussels' AS ends`,
    { months },
  )
  return rows[0]?.ends ?? null
}
