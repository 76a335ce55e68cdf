import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { VatRate } from "../../rates"

export type VatFacts = { classOf: Map<string, number>; rates: VatRate[] }

type Row = {
  product_id: string | null
  vat_class: number
  country_code: string
  rate: string
  valid_from: Date
}

/**
 * Reads the products' classes and all rates in one statement. A provider runs inside the Tax Module, which shares its
 * connection but has no access to other modules. Both tables belong to this plugin.
 */
export async function readVatFacts(connection: Knex, productIds: string[]): Promise<VatFacts> {
  const { rows } = await connection
    .raw<{ rows: Row[] }>(
      `SELECT product_id, vat_class, NULL AS country_code, NULL AS rate, NULL AS valid_from
       FROM product_vat_class WHERE product_id = ANY(?) AND deleted_at IS NULL
     UNION ALL
     SELECT NULL, vat_class, country_code, rate, valid_from FROM vat_rate WHERE deleted_at IS NULL`,
      [productIds],
    )
    .options({ name: "VAT of products" })
  const classOf = new Map<string, number>()
  const rates: VatRate[] = []
  for (const { product_id, vat_class, country_code, rate, valid_from } of rows) {
    if (product_id !== null) classOf.set(product_id, vat_class)
    else rates.push({ vat_class, country_code, rate: Number(rate), valid_from })
  }
  return { classOf, rates }
}
