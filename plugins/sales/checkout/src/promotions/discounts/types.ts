export interface PricedLine {
  id: string
  unit_cents: number
  /**
   * Displayed price including VAT. Only set if the order is sold without VAT. Minimum amounts refer to this
   * price.
   */
  listed_cents?: number
  quantity: number
  /** VAT in per cent. */
  rate: number
}

export interface PricedDelivery {
  shipping_option_id: string
  /** VAT included, unless the order is sold without VAT. */
  price_cents: number
  /** Displayed price including VAT. Only set if the order is sold without VAT. */
  listed_cents?: number
}

/** Customer and destination, if Medusa's cart does not contain them yet. */
export interface Buying {
  country_code?: string
  region_id?: string
}

export interface Part {
  promotion_id: string
  code: string
  cents: number
}

export interface Problem {
  reason: "unknown" | "not_begun" | "expired" | "used_up" | "below_minimum" | "not_applicable"
  /** Required value of goods with VAT, for below_minimum. */
  minimum_cents?: number
}

export interface AppliedPromotion {
  id: string
  code: string
  is_automatic: boolean
  amount_cents: number
}

export interface Discounts {
  /** Discounts by Medusa's line id. Lines without a discount are missing. */
  lines: Map<string, Part[]>
  delivery: Part[]
  applied: AppliedPromotion[]
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

/** Returns the displayed value of the goods, to which minimum amounts refer. */
export const listedValue = (lines: readonly PricedLine[]): number =>
  lines.reduce(
    (sum, { listed_cents, unit_cents, quantity }) => sum + (listed_cents ?? unit_cents) * quantity,
    0,
  )

export const centsOf = (parts: readonly { cents: number }[] = []): number =>
  parts.reduce((sum, { cents }) => sum + cents, 0)
