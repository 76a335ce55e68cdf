import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { VatTaxProvider } from "../providers/vat-tax/provider"
import type { VatRate } from "../rates"
import type { VatScheme } from "@bon-perroquet/contract/vat/scheme"

interface Facts {
  classes: readonly { product_id: string; vat_class: number }[]
  rates: readonly VatRate[]
  scheme?: VatScheme | undefined
}

export function providerOf({ classes, rates, scheme }: Facts): VatTaxProvider {
  const rows = [
    ...classes.map((row) => ({ ...row, country_code: null, rate: null, valid_from: null })),
    ...rates.map((row) => ({ ...row, product_id: null, rate: String(row.rate) })),
  ]
  const connection = { raw: () => ({ options: () => Promise.resolve({ rows }) }) } as unknown as Knex
  return new VatTaxProvider({ __pg_connection__: connection }, { scheme })
}
