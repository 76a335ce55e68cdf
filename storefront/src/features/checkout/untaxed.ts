import type { Totals } from "@bon-perroquet/contract"

/** Whether goods are sold without VAT: to a business of another member state. */
export const isUntaxed = ({ total_cents, vat }: Totals): boolean =>
  total_cents > 0 && vat.every(({ rate }) => rate === 0)
