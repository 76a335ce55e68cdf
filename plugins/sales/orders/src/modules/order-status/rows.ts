import type { RefundRowState } from "./refund-states"
import type {
  DeliveryPromise,
  DeliveryTexts,
  HoldReason,
  OrderStatus,
  RefundParts,
  RiskLevel,
} from "@bon-perroquet/contract"
import type { WrittenAddresses } from "@bon-perroquet/medusa-sql"

/** Where an order's goods are. `kept`: the order is cancelled, and sent goods stay with the customer. */
export type StockState = "reserved" | "taken" | "returned" | "kept"

export type StatusRow = {
  order_id: string
  status: OrderStatus
  tracking_number: string | null
  goods: StockState
  updated_at: Date
}

export type ChangeRow = {
  id: string
  order_id: string
  from_status: OrderStatus | null
  to_status: OrderStatus
  tracking_number: string | null
  tracking_url: string | null
  by_email: string | null
  parcel: ParcelChange | null
  state: "pending" | "done" | "refused"
  goods_moved: boolean
  restock_sent: boolean
  at: Date
}

/** Packs goods, or changes the parcel (Medusa's fulfilment) with this id. */
export type ParcelChange =
  | { step: "pack"; items: LineUnits[] }
  | { step: "ship" | "unpack" | "label"; id: string }

export type LineUnits = { id: string; quantity: number }

export type RefundRow = {
  id: string
  order_id: string
  key: string
  payment_id: string
  amount_cents: number
  reason: string | null
  account: string | null
  by_email: string | null
  state: RefundRowState
  parts: RefundParts | null
  restock: boolean | null
  sent: boolean
  settled: LineUnits[] | null
  unassigned: boolean
  assigned: number
  undone: number
  /** Whether the customer receives store credit instead of money. */
  as_credit: boolean
  engine_refund_id: string | null
  stripe_refund_id: string | null
  failed_at: Date | null
  failure: string | null
  seen_to_at: Date | null
  created_at: Date
}

export type WithdrawnItem = { id: string; name: string; quantity: number }

export type WithdrawalRow = {
  id: string
  order_id: string
  items: WithdrawnItem[]
  message: string | null
  confirmed: boolean
  at: Date
}

export type PaymentLinkRow = {
  id: string
  order_id: string
  email: string
  amount_cents: number
  by_email: string | null
  at: Date
}

export type MessageRow = {
  id: string
  order_id: string
  /** `written` by an administrator, or an e-mail of the outbox that was sent `again`. */
  kind: "written" | "again"
  email: string
  subject: string
  text: string | null
  by_email: string | null
  at: Date
}

/** Free replacement of an order's units by another order (`replacement_id`). */
export type ReplacementRow = {
  id: string
  order_id: string
  order_number: string
  replacement_id: string
  replacement_number: string
  items: LineUnits[]
  cause: string
  by_email: string | null
  at: Date
  is_cancelled: boolean
}

export type HoldRow = {
  id: string
  order_id: string
  key: string
  reason: HoldReason
  note: string | null
  by_email: string | null
  at: Date
  released_at: Date | null
  released_by_email: string | null
  release_note: string | null
}

/** New delivery of an order, in the form that Medusa stores. */
export interface NewDelivery {
  shipping_option_id: string
  name: string
  /** After discounts, VAT included. */
  price_cents: number
  /** In percent. */
  vat_rate: number
  data: Record<string, unknown>
}

export type DeliveryChangeRow = {
  id: string
  order_id: string
  state: "pending" | "done"
  before: DeliveryTexts
  after: DeliveryTexts
  target: (WrittenAddresses & { delivery: NewDelivery | null }) | null
  difference_cents: number
  reason: string | null
  account: string | null
  label_voided: boolean
  by_email: string | null
  at: Date
}

/** Promised days, and the delivery option for which they were promised. */
export type PromiseRow = DeliveryPromise & { shipping_option_id: string | null }

/** Conditions under which a new payment puts its order on hold. An empty rule puts none on hold. */
export interface FraudRule {
  /** Minimum risk level of Stripe Radar. */
  level?: Exclude<RiskLevel, "normal"> | undefined
  /** Minimum number of declined payment attempts. */
  failed_attempts?: number | undefined
  /**
   * Countries whose cards are trusted, in addition to the country of delivery. A card of any other country
   * puts the order on hold.
   */
  card_countries?: readonly string[] | undefined
}

/** The stored records of an order. Lists are sorted by time, the oldest first. */
export type OrderRecord = {
  status: StatusRow | null
  changes: ChangeRow[]
  pending: ChangeRow | null
  refunds: RefundRow[]
  withdrawals: WithdrawalRow[]
  payment_links: PaymentLinkRow[]
  messages: MessageRow[]
  /** Replacements of its goods, including cancelled ones. */
  replacements: ReplacementRow[]
  holds: HoldRow[]
  deliveries: DeliveryChangeRow[]
  /** Null until the order is paid. */
  promise: PromiseRow | null
  /** Number of the order whose goods this order replaces, or null. */
  replaces: string | null
}
