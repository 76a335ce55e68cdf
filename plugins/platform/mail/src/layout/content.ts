import type { Brand } from "@bon-perroquet/contract/theme"

export interface Sender {
  name: string
  legal_name: string
  street: string
  postal_code: string
  city: string
  vat_number: string
  email: string
  url: string
  /** Default: the theme's colours, and the name instead of a logo. */
  brand?: Brand
}
