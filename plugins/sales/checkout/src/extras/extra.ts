import type { VatClass } from "@bon-perroquet/contract/vat-classes"
import type { Language } from "@bon-perroquet/languages/locales"

/**
 * An option that a shopper can add to an order for a price, such as gift wrapping or insurance. It is the
 * service of a Medusa module whose name begins with `CHECKOUT_EXTRA`, by which the checkout finds it
 * (docs/decisions/0025-extras.md).
 */
export interface Extra {
  /** Code in requests, in lower case letters and `_`. */
  readonly code: string

  /** Whether shoppers can choose it. Existing orders keep it. */
  readonly isOffered: boolean

  /** Texts for the shopper. `name` becomes the name of the order's line. */
  describe(language: Language): ExtraDescription

  /** Price per order, VAT included. */
  readonly price_cents: number

  /**
   * VAT class. `as_products`: follows the goods, as delivery does. With several classes the price is split in
   * proportion to their value.
   */
  readonly vat_class: VatClass | "as_products"
}

export interface ExtraDescription {
  name: string
  text: string
}
