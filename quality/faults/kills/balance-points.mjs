import { FORGONE_CENTS, LINK_CENTS, SPLIT } from "./balances.mjs"
import { becomes } from "./becomes.mjs"

const OF_REFUND = { part: /** @type {const} */ ("refunding"), wave: /** @type {const} */ ("return") }
const FIRST_SHARE = `NEW.key LIKE 'asked:${SPLIT}%' AND NEW.key NOT LIKE '%#%'`
const FURTHER_SHARE = `NEW.key LIKE 'asked:${SPLIT}%#%'`

/**
 * Kill points in purchases that a gift card or store credit pays in part, and in their refunds. A statement in a
 * transaction never takes effect if the engine dies, so the next statement is a point, too.
 * @type {import("./points.mjs").KillPoint[]}
 */
export const BALANCE_POINTS = [
  { part: "opening", wave: "open", name: "balance is reserved", table: "balance_hold", on: "INSERT" },
  {
    ...{ part: "opening", wave: "open", name: "attempt with a balance is written" },
    ...{ table: "checkout_attempt", on: "INSERT", when: "NEW.balance_cents > 0 AND NEW.amount_cents > 0" },
  },
  {
    ...{ part: "opening", wave: "open", name: "attempt that a gift card pays alone is written" },
    ...{ table: "checkout_attempt", on: "INSERT", when: "NEW.balance_cents > 0 AND NEW.amount_cents = 0" },
  },
  {
    ...{ part: "opening", wave: "open", name: "attempt that a gift card pays alone is ready" },
    ...{ table: "checkout_attempt", on: "UPDATE", when: `${becomes("open")} AND NEW.amount_cents = 0` },
  },
  {
    ...{ part: "paying", wave: "pay", name: "balance is redeemed", table: "balance_entry" },
    ...{ on: "INSERT", when: "NEW.kind = 'redeemed'" },
  },
  {
    ...{ part: "paying", wave: "link", name: "balance of an order's payment link is redeemed" },
    ...{ table: "balance_entry", on: "INSERT", when: `NEW.kind = 'redeemed' AND NEW.cents = -${LINK_CENTS}` },
  },
  {
    ...{ part: "paying", wave: "link", name: "payment by link with a balance is recorded" },
    ...{ table: "order_transaction", on: "INSERT", when: `NEW.amount = ${LINK_CENTS / 100}` },
  },
  {
    ...{ part: "paying", wave: "pay", name: "attempt with a balance is marked as ordered" },
    ...{ table: "checkout_attempt", on: "UPDATE", when: `${becomes("ordered")} AND NEW.balance_cents > 0` },
  },
  {
    ...{ part: "giving up", wave: "expire", name: "balance of an expired page is released" },
    ...{ table: "balance_hold", on: "DELETE", when: `OLD.cents = ${FORGONE_CENTS}` },
  },
  {
    ...{ ...OF_REFUND, name: "share of a balance in a refund is recorded", table: "order_refund" },
    ...{ on: "INSERT", when: FURTHER_SHARE },
  },
  {
    ...{ ...OF_REFUND, name: "card's share of a refund is complete", table: "order_refund" },
    ...{ on: "UPDATE", when: `${FIRST_SHARE} AND ${becomes("done")}` },
  },
  {
    ...{ ...OF_REFUND, name: "refund as store credit is in the ledger", table: "balance_entry" },
    ...{ on: "INSERT", when: "NEW.kind = 'credited'" },
  },
  {
    ...{ ...OF_REFUND, name: "refund as store credit is stored", table: "order_refund" },
    ...{ on: "UPDATE", when: `NEW.as_credit AND ${becomes("made")}` },
  },
  {
    ...{ ...OF_REFUND, name: "refund to a balance is in the ledger", table: "balance_entry" },
    ...{ on: "INSERT", when: "NEW.kind = 'refunded'" },
  },
  {
    ...{ ...OF_REFUND, name: "refund to a balance is stored, not in Medusa", table: "order_refund" },
    ...{ on: "UPDATE", when: `${FURTHER_SHARE} AND ${becomes("made")}` },
  },
]
