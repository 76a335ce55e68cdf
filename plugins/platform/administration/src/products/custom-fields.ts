import { refuse } from "@bon-perroquet/api-kit/http"
import { informationKeeper } from "@bon-perroquet/api-kit/information"
import { customFieldsOf, customKeys, missingFields, type CustomValues } from "@bon-perroquet/contract"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const dependsOnKind = (): boolean => customFieldsOf("product").some(({ required }) => Array.isArray(required))

/** @throws 400 if a product for sale lacks a field that the merchant declared as required */
export async function requireFields(knex: Knex, id: string | null, values: CustomValues): Promise<void> {
  const information = id !== null && dependsOnKind() ? await informationKeeper()?.read(knex, [id]) : undefined
  const [missing] = missingFields(customKeys("product"), values, information?.get(id ?? "")?.kind ?? null)
  if (missing) throw refuse("custom_field_needed", 400, { field: `custom_fields.${missing}` })
}
