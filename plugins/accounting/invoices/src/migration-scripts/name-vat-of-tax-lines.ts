import type { ExecArgs } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { VAT_MODULE, type VatScheme } from "@bon-perroquet/contract/vat/scheme"
import { nameVat } from "../documents/name-vat"

/** Adds the country to existing VAT codes. The script runs once, with the rights of the tables' owner. */
export default async function nameVatOfTaxLines({ container }: ExecArgs): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const vat = container.resolve<{ scheme: VatScheme } | undefined>(VAT_MODULE, { allowUnregistered: true })
  if (vat) await nameVat(knex, vat.scheme)
}
