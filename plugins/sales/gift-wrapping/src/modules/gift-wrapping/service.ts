import type { Extra, ExtraDescription } from "@bon-perroquet/checkout/extras"
import type { Language } from "@bon-perroquet/contract/sets"
import { TEXTS } from "./texts"

export interface ModuleOptions {
  /** Returns the price per order, VAT included. With 0 the shop offers no gift wrapping. */
  price_cents?: () => number
}

export class GiftWrappingService implements Extra {
  readonly code = "gift_wrapping"
  /** Gift wrapping is ancillary to the goods, so it has their VAT. */
  readonly vat_class = "as_products"

  constructor(
    _container: unknown,
    private readonly options: ModuleOptions = {},
  ) {}

  get price_cents(): number {
    return this.options.price_cents?.() ?? 0
  }

  get isOffered(): boolean {
    return this.price_cents > 0
  }

  describe(language: Language): ExtraDescription {
    return TEXTS[language]
  }
}
