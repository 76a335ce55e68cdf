import type { VatClass } from "@bon-perroquet/contract/vat-classes"
import type { Language } from "@bon-perroquet/languages/locales"

/**
 * Something that a shopper may add to an order at checkout, for a price: gift wrapping, an insurance. It is the service of
 * a Medusa module whose name begins with `CHECKOUT_EXTRA`: that is how the checkout finds it
 * (docs/decisions/0025-extras.md).
 */
export interface Extra {
  /** What a request calls it that chooses it, in small letters and `_`. */
  readonly code: string

  /** Whether shoppers may choose it. What was ordered with it before stays as it is. */
  readonly isOffered: boolean

  /** What the shopper chooses by. The line of the order is called by `name`, in the shopper's language. */
  describe(language: Language): ExtraDescription

  /** What it costs for one order, VAT included. */
  readonly price_cents: number

  /**
   * Its class of VAT; `as_products`: what it is part of decides, as with delivery. Among goods of several classes its price
   * then is split over them in proportion to their value.
   */
  readonly vat_class: VatClass | "as_products"
}

export interface ExtraDescription {
  name: string
  /** A sentence. */
  text: string
}
