export interface Charged {
  is_tax_inclusive?: boolean | null
}

/** Every price of the shop has its VAT in it, those that somebody types as well. */
export const withVat = <T extends Charged>(charged: T): T => ({
  ...charged,
  is_tax_inclusive: charged.is_tax_inclusive ?? true,
})
