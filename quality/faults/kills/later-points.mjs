import { REPEATER } from "./repeats.mjs"

/** @param {string} state */
export const becomes = (state) => `NEW.state = '${state}' AND OLD.state IS DISTINCT FROM NEW.state`

/** Steps of a change of an order's delivery, which cancels its label and refunds a part of the price. @type {import("./points.mjs").KillPoint[]} */
export const DELIVERY_POINTS = [
  {
    ...{ part: "delivery", wave: "deliver", name: "change of delivery is begun" },
    ...{ table: "order_delivery_change", on: "INSERT" },
  },
  {
    ...{ part: "delivery", wave: "deliver", name: "edit of the delivery is begun", table: "order_change" },
    ...{ on: "INSERT", when: "NEW.description LIKE 'orddlv%'" },
  },
  {
    ...{ part: "delivery", wave: "deliver", name: "order has its new delivery", table: "order_change" },
    ...{ on: "UPDATE", when: "NEW.description LIKE 'orddlv%' AND NEW.status = 'confirmed'" },
  },
  {
    ...{ part: "delivery", wave: "deliver", name: "order has its new address", table: "order" },
    ...{ on: "UPDATE", when: "NEW.shipping_address_id <> OLD.shipping_address_id" },
  },
  {
    ...{ part: "delivery", wave: "deliver", name: "its label's number is dropped", table: "order_status" },
    ...{ on: "UPDATE", when: "NEW.tracking_number IS NULL AND OLD.tracking_number IS NOT NULL" },
  },
  {
    ...{ part: "delivery", wave: "deliver", name: "refund of its delivery is begun", table: "order_refund" },
    ...{ on: "INSERT", when: "NEW.key LIKE 'asked:orddlv%'" },
  },
  {
    ...{ part: "delivery", wave: "deliver", name: "change of delivery is done" },
    ...{ table: "order_delivery_change", on: "UPDATE", when: becomes("done") },
  },
]

/** @type {import("./points.mjs").KillPoint[]} */
export const REPEAT_POINTS = [
  {
    ...{ part: "repeating", wave: "begin", name: "repeat delivery is begun" },
    ...{ table: "repeat_delivery", on: "INSERT" },
  },
  {
    ...{ part: "repeating", wave: "announce", name: "repeat delivery has a row for its day" },
    ...{ table: "repeat_delivery_run", on: "INSERT" },
  },
  {
    ...{ part: "repeating", wave: "announce", name: "repeat delivery's announcement is written" },
    ...{ table: "outbox_message", on: "INSERT", when: "NEW.key LIKE 'repeat:%:announced:%'" },
  },
  {
    ...{ part: "repeating", wave: "announce", name: "repeat delivery is announced" },
    ...{ table: "repeat_delivery_run", on: "UPDATE", when: becomes("announced") },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "attempt at a repeat delivery is written" },
    ...{ table: "checkout_attempt", on: "INSERT", when: `NEW.email LIKE '${REPEATER}%'` },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "Stripe is asked to charge a repeat delivery" },
    ...{ call: "/confirm", hold: "before" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "Stripe has charged a repeat delivery" },
    ...{ call: "/confirm", hold: "after" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "repeat delivery's order is written", table: "order" },
    ...{ on: "INSERT", when: "NEW.metadata ? 'repeat_delivery_run'" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "day after a repeat delivery is counted" },
    ...{ table: "repeat_delivery", on: "UPDATE", when: "NEW.next_on <> OLD.next_on" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "repeat delivery is ordered" },
    ...{ table: "repeat_delivery_run", on: "UPDATE", when: becomes("ordered") },
  },
  {
    ...{ part: "repeating", wave: "end", name: "what is left of an ended repeat delivery is dropped" },
    ...{ table: "repeat_delivery_run", on: "UPDATE", when: becomes("skipped") },
  },
  {
    ...{ part: "repeating", wave: "end", name: "repeat delivery is ended" },
    ...{ table: "repeat_delivery", on: "UPDATE", when: becomes("ended") },
  },
]
