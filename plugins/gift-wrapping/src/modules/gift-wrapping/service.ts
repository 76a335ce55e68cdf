import type { Extra, ExtraDescription } from "@bon-perroquet/checkout/extras"
import type { Language } from "@bon-perroquet/languages/locales"
import { TEXTS } from "./texts"

export interface ModuleOptions {
  /** What it costs for one order, VAT included; none: the shop offers no gift wrapping. */
  price_cents?: number
}

/** Gift wrapping: the goods of an order in gift paper. */
export class GiftWrappingService implements Extra {
  readonly code = "gift_wrapping"
  /** Wrapping goods is part of selling them. */
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
