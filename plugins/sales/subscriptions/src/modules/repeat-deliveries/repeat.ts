import type { DeliveryAddress, DeliveryCountry, DeliveryPoint } from "@bon-perroquet/contract"

export type Goods = {
  product_id: string
  variant_id: string
}

export type RepeatLine = Goods & {
  quantity: number
  /** Goods that replace these if they are missing, in the same quantity. */
  instead?: Goods | null
}

export type Replaced = Goods & {
  quantity: number
  by: Goods
}

/** Delivery method and address that the customer chose instead of those of the first order. */
export type Destination = {
  country: DeliveryCountry
  delivery_option_id: string
  /** Pick-up point. Null for delivery to the address. */
  point: DeliveryPoint | null
  address: DeliveryAddress | null
}

/** A subscription. Days are Belgian dates such as 2026-11-23. */
export type Repeat = {
  id: string
  /** The first order. Its address, delivery method and language apply until the customer changes them. */
  order_id: string
  email: string
  /** Null for a guest. */
  customer_id: string | null
  weeks: number
  /** Original interval. Lines of the first order with different intervals start different subscriptions. */
  begun_weeks: number
  state: "active" | "paused" | "ended"
  /** Day of the next delivery that was not announced yet. */
  next_on: string
  when_missing: "wait" | "skip"
  lines: RepeatLine[]
  /** Id of the payment that saved the card. */
  payment_id: string
  /** Total of the last delivery, VAT and delivery included. 0 if unknown. */
  last_total_cents: number
  destination: Destination | null
  /** Time at which the provider deleted the card. Null while the provider may still have it. */
  card_forgotten_at: Date | null
  created_at: Date
}

/** The part of a subscription that its customer can change. Undoing a change restores it. */
export type Terms = Pick<Repeat, "state" | "next_on" | "weeks" | "when_missing" | "lines" | "destination">

export const termsOf = ({ state, next_on, weeks, when_missing, lines, destination }: Repeat): Terms => ({
  ...{ state, next_on, weeks, when_missing, lines, destination },
})

/**
 * ```
 * planned → announced → ordered
 *         ├→ skipped   └→ failed → ordered | given_up
 * ```
 */
export type RunState = "planned" | "announced" | "failed" | "ordered" | "skipped" | "given_up"
/** States of a delivery that is not closed. A subscription has at most one open delivery. */
export const OPEN_RUNS: readonly RunState[] = ["planned", "announced", "failed"]

/** One delivery of a subscription. At most one per `due_on`. */
export type Run = {
  id: string
  repeat_delivery_id: string
  due_on: string
  state: RunState
  /** Day of the next step: announce, charge, or charge again. */
  act_on: string
  cart_id: string | null
  /** The announced total, VAT and delivery included. */
  total_cents: number | null
  /** Number of refused charges. */
  tries: number
  /** Name of the goods that the delivery waits for. */
  missing: string | null
  order_number: string | null
  replaced: Replaced[] | null
  updated_at: Date
}
