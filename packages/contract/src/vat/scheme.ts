/** Name of the module with VAT classes and rates. Other plugins use it if it is installed. */
export const VAT_MODULE = "vat"

/** The merchant's country. */
export const ORIGIN_COUNTRY = "be"

/**
 * `origin`: Belgian VAT everywhere. `oss` (One-Stop Shop, Directive 2006/112/EC, article 369a and following):
 * VAT of the country of delivery, above EUR 10,000 of yearly sales to other member states.
 */
export const VAT_SCHEMES = ["origin", "oss"] as const
export type VatScheme = (typeof VAT_SCHEMES)[number]
