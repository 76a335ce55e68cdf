import { becomes } from "./becomes.mjs"
import { REPEATER } from "./repeats.mjs"

/**
 * Kill points in the deliveries of subscriptions.
 * @type {import("./points.mjs").KillPoint[]}
 */
export const REPEAT_POINTS = [
  {
    ...{ part: "repeating", wave: "begin", name: "subscription is created" },
    ...{ table: "repeat_delivery", on: "INSERT" },
  },
  {
    ...{ part: "repeating", wave: "announce", name: "delivery is planned" },
    ...{ table: "repeat_delivery_run", on: "INSERT" },
  },
  {
    ...{ part: "repeating", wave: "announce", name: "announcement is written" },
    ...{ table: "outbox_message", on: "INSERT", when: "NEW.key LIKE 'repeat:%:announced:%'" },
  },
  {
    ...{ part: "repeating", wave: "announce", name: "delivery is announced" },
    ...{ table: "repeat_delivery_run", on: "UPDATE", when: becomes("announced") },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "delivery's attempt is written" },
    ...{ table: "checkout_attempt", on: "INSERT", when: `NEW.email LIKE '${REPEATER}%'` },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "before Stripe charges the saved card" },
    ...{ call: "/confirm", pause: "before" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "after Stripe charged the saved card" },
    ...{ call: "/confirm", pause: "after" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "delivery's order is written", table: "order" },
    ...{ on: "INSERT", when: "NEW.metadata ? 'repeat_delivery_run'" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "next delivery day is computed" },
    ...{ table: "repeat_delivery", on: "UPDATE", when: "NEW.next_on <> OLD.next_on" },
  },
  {
    ...{ part: "repeating", wave: "charge", name: "delivery is marked as ordered" },
    ...{ table: "repeat_delivery_run", on: "UPDATE", when: becomes("ordered") },
  },
  {
    ...{ part: "repeating", wave: "end", name: "open deliveries of an ended subscription are cancelled" },
    ...{ table: "repeat_delivery_run", on: "UPDATE", when: becomes("skipped") },
  },
  {
    ...{ part: "repeating", wave: "end", name: "subscription is ended" },
    ...{ table: "repeat_delivery", on: "UPDATE", when: becomes("ended") },
  },
]
