import type { VatClass } from "@bon-perroquet/contract/vat-classes"
import type { Language } from "@bon-perroquet/contract/sets"

/**
 * A paid option such as gift wrapping or insurance. It is the service of a Medusa module whose name begins
 * with `CHECKOUT_EXTRA` (docs/decisions/0025-extras.md).
 */
export interface Extra {
  readonly code: string

  /** Whether shoppers can choose the extra. Existing orders keep it. */
  readonly isOffered: boolean

  /** `name` becomes the order line's name. */
  describe(language: Language): ExtraDescription

  /** Price per order, VAT included. */
  readonly price_cents: number

  /**
   * `as_products`: the VAT classes of the cart's products. The price is split in proportion to their value.
   */
  readonly vat_class: VatClass | "as_products"
}

export interface ExtraDescription {
  name: string
  text: string
}
