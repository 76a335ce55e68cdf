export interface Charged {
  is_tax_inclusive?: boolean | null
}

/** Marks a price as VAT-inclusive, as all prices of the shop are. */
export const withVat = <T extends Charged>(charged: T): T => ({
  ...charged,
  is_tax_inclusive: charged.is_tax_inclusive ?? true,
})
