import type { DeliveryAddress, DeliveryCountry, DeliveryPoint } from "@bon-perroquet/contract"

/** One size of a product. */
export type Goods = {
  product_id: string
  variant_id: string
}

/** Goods of every delivery. */
export type RepeatLine = Goods & {
  quantity: number
  /** What comes where these are not there, as many of it. */
  instead?: Goods | null
}

/** Goods of one delivery that were not there, and what comes for them. */
export type Replaced = Goods & {
  quantity: number
  by: Goods
}

/** Where it goes, where that is not where the first order went. */
export type Destination = {
  country: DeliveryCountry
  delivery_option_id: string
  /** Where the parcel waits; else it goes to the address. */
  point: DeliveryPoint | null
  address: DeliveryAddress | null
}

/** A row of `repeat_delivery`: what somebody gets again and again. Days are as 2026-11-23, in Belgium. */
export type Repeat = {
  id: string
  /** The order it began with: address, delivery and language are read from there. */
  order_id: string
  email: string
  /** The account that it is of; null for a guest's. */
  customer_id: string | null
  weeks: number
  /** As its order said: of each rhythm of an order there is one. */
  begun_weeks: number
  state: "active" | "paused" | "ended"
  /** The day of the next delivery that nobody has announced. */
  next_on: string
  when_missing: "wait" | "skip"
  lines: RepeatLine[]
  /** The money's id of the payment whose card was kept. */
  payment_id: string
  /** What the last delivery cost, VAT and delivery included. */
  last_total_cents: number
  destination: Destination | null
  /** Null while the payment method may know the card; of one that has ended the job asks again. */
  card_forgotten_at: Date | null
  created_at: Date
}

/** What a change of its owner changes, and undoing the change restores. */
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
/** There is one at most of a repeat delivery. */
export const OPEN_RUNS: readonly RunState[] = ["planned", "announced", "failed"]

/** A row of `repeat_delivery_run`: one delivery, of which there is one for each due day. */
export type Run = {
  id: string
  repeat_delivery_id: string
  due_on: string
  state: RunState
  /** When something is to be done next: prepare it, charge it, charge it again. */
  act_on: string
  cart_id: string | null
  /** What was announced, VAT and delivery included. */
  total_cents: number | null
  /** Charges that were refused. */
  tries: number
  /** The name of what is not there, while it is waited for. */
  missing: string | null
  order_number: string | null
  replaced: Replaced[] | null
  updated_at: Date
}
