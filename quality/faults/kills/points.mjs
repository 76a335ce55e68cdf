import { BALANCE_POINTS } from "./balance-points.mjs"
import { becomes } from "./becomes.mjs"
import { DELIVERY_POINTS } from "./delivery-points.mjs"
import { REPEAT_POINTS } from "./repeat-points.mjs"

/**
 * A kill point: the engine is killed at a statement that writes a row (`table`, `on`, `when`), or before or after a Stripe call with
 * a path that ends in `call`.
 * @typedef {{ name: string, part: "opening" | "paying" | "refunding" | "status" | "delivery" | "giving up" | "repeating", wave: Wave, table?: string, on?: "INSERT" | "UPDATE" | "DELETE", when?: string, call?: string, pause?: "before" | "after", turn?: 0 | 1 }} KillPoint `turn`: rounds in which this point is tried, if two points exclude each other
 * @typedef {"open" | "card" | "recard" | "again" | "link" | "pay" | "unfit" | "expire" | "change" | "status" | "receive" | "deliver" | "refund" | "return" | "fail" | "begin" | "announce" | "charge" | "end"} Wave kind of shopper that reaches the point
 */

/** Kinds of shoppers that start first. If this process were busy, another one would reach their kill points. */
export const FIRST = ["fail"]

/**
 * Kinds of shoppers that start at the end: one run of their job handles them all, or earlier points would stop them before
 * their own ones.
 */
export const LATER = ["return", "announce", "charge", "end"]

/** Prefix of the e-mail addresses of shoppers who use a cart again after a refund. */
export const AGAIN = "again-"

/** @type {KillPoint[]} */
const ALL_POINTS = [
  { part: "opening", wave: "open", name: "stock is reserved", table: "reservation_item", on: "INSERT" },
  {
    ...{ part: "opening", wave: "open", name: "payment session is written" },
    ...{ table: "payment_session", on: "INSERT" },
  },
  {
    ...{ part: "opening", wave: "open", name: "attempt is written", table: "checkout_attempt" },
    ...{ on: "INSERT", when: "NEW.pays_order_id IS NULL" },
  },
  {
    ...{ part: "opening", wave: "link", name: "attempt to pay an existing order is written" },
    ...{ table: "checkout_attempt", on: "INSERT", when: "NEW.pays_order_id IS NOT NULL" },
  },
  {
    ...{ part: "opening", wave: "again", name: "old cart gets a new attempt" },
    ...{ table: "checkout_attempt", on: "INSERT", when: `NEW.email LIKE '${AGAIN}%'` },
  },
  {
    part: "opening",
    wave: "open",
    name: "before Stripe creates the page",
    call: "/v1/checkout/sessions",
    pause: "before",
  },
  {
    part: "opening",
    wave: "open",
    name: "after Stripe created the page",
    call: "/v1/checkout/sessions",
    pause: "after",
  },
  {
    part: "opening",
    wave: "card",
    name: "before Stripe creates an intent",
    call: "/v1/payment_intents",
    pause: "before",
  },
  {
    part: "opening",
    wave: "card",
    name: "after Stripe created the intent",
    call: "/v1/payment_intents",
    pause: "after",
  },
  {
    ...{ part: "opening", wave: "open", name: "page's id is stored", table: "checkout_attempt" },
    ...{ on: "UPDATE", when: becomes("open") },
  },
  {
    ...{ part: "paying", wave: "pay", name: "payment's id is stored", table: "checkout_attempt" },
    ...{ on: "UPDATE", when: `${becomes("paid")} AND NEW.pays_order_id IS NULL` },
  },
  {
    ...{
      part: "paying",
      wave: "link",
      name: "payment of an existing order is stored",
      table: "checkout_attempt",
    },
    ...{ on: "UPDATE", when: `${becomes("paid")} AND NEW.pays_order_id IS NOT NULL` },
  },
  {
    ...{ part: "paying", wave: "link", name: "existing order is paid", table: "checkout_attempt" },
    ...{ on: "UPDATE", when: `${becomes("ordered")} AND NEW.pays_order_id IS NOT NULL` },
  },
  { part: "paying", wave: "pay", name: "payment and capture are written", table: "capture", on: "INSERT" },
  { part: "paying", wave: "pay", name: "order is written", table: "order", on: "INSERT" },
  { part: "paying", wave: "pay", name: "order is linked to its cart", table: "order_cart", on: "INSERT" },
  {
    ...{ part: "paying", wave: "pay", name: "order is linked to its payment" },
    ...{ table: "order_payment_collection", on: "INSERT" },
  },
  {
    ...{ part: "paying", wave: "pay", name: "order gets its reservations", table: "reservation_item" },
    ...{ on: "UPDATE", when: "NEW.line_item_id IS NOT NULL AND OLD.line_item_id IS NULL" },
  },
  {
    ...{ part: "paying", wave: "pay", name: "cart is closed", table: "cart" },
    ...{ on: "UPDATE", when: "NEW.completed_at IS NOT NULL AND OLD.completed_at IS NULL" },
  },
  {
    ...{ part: "paying", wave: "pay", name: "attempt is marked as ordered", table: "checkout_attempt" },
    ...{ on: "UPDATE", when: `${becomes("ordered")} AND NEW.pays_order_id IS NULL` },
  },
  {
    ...{ part: "paying", wave: "pay", name: "invoice is issued", table: "sales_document" },
    ...{ on: "INSERT", when: "NEW.kind = 'invoice'" },
  },
  {
    ...{ part: "paying", wave: "pay", name: "confirmation is written", table: "outbox_message" },
    ...{ on: "INSERT", when: "NEW.key LIKE 'order:%:placed'" },
  },
  {
    ...{ part: "status", wave: "status", name: "goods of a lot are packed", table: "lot_movement" },
    ...{ on: "INSERT", when: "NEW.reason = 'order' AND NEW.quantity < 0" },
  },
  {
    ...{ part: "status", wave: "receive", name: "goods get a lot number", table: "lot_movement" },
    ...{ on: "INSERT", when: "NEW.reason = 'numbered' AND NEW.quantity > 0" },
  },
  {
    ...{ part: "giving up", wave: "unfit", name: "payment that can't be an order is marked" },
    ...{ table: "checkout_attempt", on: "UPDATE", when: becomes("refund_due") },
  },
  {
    ...{ part: "giving up", wave: "unfit", name: "its refund is stored", table: "checkout_attempt" },
    ...{ on: "UPDATE", when: becomes("refunded") },
  },
  {
    ...{ part: "giving up", wave: "expire", name: "reservations of an expired page are released" },
    ...{
      table: "reservation_item",
      on: "UPDATE",
      when: "NEW.deleted_at IS NOT NULL AND OLD.line_item_id IS NULL",
    },
  },
  {
    ...{ part: "giving up", wave: "expire", name: "page is marked as expired", table: "checkout_attempt" },
    ...{ on: "UPDATE", when: becomes("expired") },
  },
  {
    part: "giving up",
    wave: "change",
    name: "Stripe closed the page of a changed cart",
    call: "/expire",
    pause: "after",
  },
  {
    part: "giving up",
    wave: "recard",
    name: "Stripe canceled the intent of a changed cart",
    call: "/cancel",
    pause: "after",
  },
  {
    part: "status",
    wave: "status",
    name: "status change is recorded",
    table: "order_status_change",
    on: "INSERT",
    when: "NEW.state = 'pending'",
  },
  {
    ...{ part: "status", wave: "status", name: "stock is moved", table: "order_status" },
    ...{ on: "UPDATE", when: "NEW.goods IS DISTINCT FROM OLD.goods" },
  },
  { part: "status", wave: "status", name: "parcel is written", table: "fulfillment", on: "INSERT" },
  { part: "status", wave: "status", name: "parcel is linked", table: "order_fulfillment", on: "INSERT" },
  {
    ...{ part: "status", wave: "status", name: "parcel is shipped", table: "fulfillment" },
    ...{ on: "UPDATE", when: "NEW.shipped_at IS NOT NULL AND OLD.shipped_at IS NULL" },
  },
  {
    ...{ part: "status", wave: "status", name: "status change is complete", table: "order_status_change" },
    ...{ on: "UPDATE", when: becomes("done") },
  },
  {
    ...{ part: "status", wave: "status", name: "order is cancelled in Medusa", table: "order" },
    ...{ on: "UPDATE", when: "NEW.status = 'canceled' AND OLD.status <> 'canceled'" },
  },
  { part: "refunding", wave: "refund", name: "refund is recorded", table: "order_refund", on: "INSERT" },
  { part: "refunding", wave: "refund", name: "before Stripe refunds", call: "/v1/refunds", pause: "before" },
  { part: "refunding", wave: "refund", name: "after Stripe refunded", call: "/v1/refunds", pause: "after" },
  {
    ...{ part: "refunding", wave: "refund", name: "Stripe's refund is stored", table: "order_refund" },
    ...{ on: "UPDATE", when: becomes("made") },
  },
  { part: "refunding", wave: "refund", name: "Medusa's refund is written", table: "refund", on: "INSERT" },
  {
    ...{ part: "refunding", wave: "refund", name: "its transaction is written", table: "order_transaction" },
    ...{ on: "INSERT", when: "NEW.reference = 'refund'" },
  },
  {
    ...{ part: "refunding", wave: "refund", name: "its credit line is written" },
    ...{ table: "order_credit_line", on: "INSERT", when: "NEW.amount > 0" },
  },
  {
    ...{
      part: "refunding",
      wave: "refund",
      name: "its units are removed from the order",
      table: "order_refund",
    },
    ...{ on: "UPDATE", when: "NEW.settled IS NOT NULL AND OLD.settled IS NULL" },
  },
  {
    ...{ part: "refunding", wave: "refund", name: "Stripe's event is stored" },
    ...{ table: "stripe_event", on: "INSERT" },
  },
  {
    ...{ part: "refunding", wave: "refund", name: "refund is complete", table: "order_refund" },
    ...{ on: "UPDATE", when: becomes("done") },
  },
  {
    ...{ part: "refunding", wave: "refund", name: "credit note is issued", table: "sales_document", turn: 0 },
    ...{ on: "INSERT", when: "NEW.kind = 'credit_note' AND NEW.refund_id NOT LIKE 'undone:%'" },
  },
  {
    ...{ part: "refunding", wave: "fail", name: "failed refund is marked", table: "order_refund" },
    ...{ on: "UPDATE", when: becomes("undoing") },
  },
  {
    ...{ part: "refunding", wave: "fail", name: "its credit line is reversed" },
    ...{ table: "order_credit_line", on: "INSERT", when: "NEW.amount < 0" },
  },
  {
    ...{ part: "refunding", wave: "fail", name: "failed refund is reversed", table: "order_refund" },
    ...{ on: "UPDATE", when: becomes("failed") },
  },
  {
    ...{ part: "refunding", wave: "fail", name: "its credit note is reversed", table: "sales_document" },
    ...{ on: "INSERT", when: "NEW.refund_id LIKE 'undone:%'", turn: 1 },
  },
  ...BALANCE_POINTS,
  ...DELIVERY_POINTS,
  ...REPEAT_POINTS,
]

const only = process.env.FAULT_POINTS
/** The environment variable FAULT_POINTS selects kill points by a part of their names. */
export const KILL_POINTS = only ? ALL_POINTS.filter(({ name }) => name.includes(only)) : ALL_POINTS

/**
 * Returns whether a kill point is used in this round. Two points of one document series alternate, because a
 * stopped statement blocks the next number of the series.
 * @param {KillPoint | undefined} point @param {number} round
 */
export const isInTurn = (point, round) => point?.turn === undefined || point.turn === round % 2
