import type { Extra, ExtraDescription } from "@bon-perroquet/checkout/extras"
import type { Language } from "@bon-perroquet/contract/sets"
import { TEXTS } from "./texts"

export interface ModuleOptions {
  /** Price per order, VAT included. Without it the shop offers no gift wrapping. */
  price_cents?: number
}

export class GiftWrappingService implements Extra {
  readonly code = "gift_wrapping"
  /** Gift wrapping is ancillary to the goods. */
  readonly vat_class = "as_products"
  readonly price_cents: number
  readonly isOffered: boolean

  constructor(_container: unknown, { price_cents = 0 }: ModuleOptions = {}) {
    this.price_cents = price_cents
    this.isOffered = price_cents > 0
  }

  describe(language: Language): ExtraDescription {
    return TEXTS[language]
  }
}
