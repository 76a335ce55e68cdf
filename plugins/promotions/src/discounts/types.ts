/** A line of goods at the price that the shop charges, VAT included. */
export interface PricedLine {
  /** The engine's line of the cart. */
  id: string
  unit_cents: number
  quantity: number
  /** VAT in per cent. */
  rate: number
}

/** The delivery that a discount is calculated for. */
export interface PricedDelivery {
  shipping_option_id: string
  /** VAT included. */
  price_cents: number
}

/** Who buys and where it goes, where the engine's cart does not know it yet. */
export interface Buying {
  country_code?: string
  region_id?: string
}

/** What one promotion takes off one price, VAT included. */
export interface Part {
  promotion_id: string
  code: string
  cents: number
}

/** Why a code takes nothing off. */
export interface Problem {
  reason: "unknown" | "not_begun" | "expired" | "used_up" | "below_minimum" | "not_applicable"
  /** Worth of goods from which the code applies, VAT included: with below_minimum. */
  minimum_cents?: number
}

export interface AppliedPromotion {
  id: string
  code: string
  is_automatic: boolean
  amount_cents: number
}

/** What promotions take off a cart. All amounts are whole cents, VAT included. */
export interface Discounts {
  /** By the engine's line; lines without any are left out. */
  lines: Map<string, Part[]>
  delivery: Part[]
  /** Those that take something off. */
  applied: AppliedPromotion[]
  /** By code: those that were asked for and take nothing off. */
  problems: Map<string, Problem>
  total_cents: number
}

export const noDiscounts = (): Discounts => ({
  lines: new Map(),
  delivery: [],
  applied: [],
  problems: new Map(),
  total_cents: 0,
})

export const centsOf = (parts: readonly { cents: number }[] = []): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0)
