import { refuse } from "@bon-perroquet/api-kit/http"
import { customKeys, missingFields, type CustomValues, type ProductKind } from "@bon-perroquet/contract"

/** @throws 400 if a product for sale lacks a field that the merchant declared as required */
export function requireFields(values: CustomValues, kind: ProductKind | null = null): void {
  const [missing] = missingFields(customKeys("product"), values, kind)
  if (missing) throw refuse("custom_field_needed", 400, { field: `custom_fields.${missing}` })
}
