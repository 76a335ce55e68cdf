import { refuse } from "@bon-perroquet/api-kit/http"
import {
  customKeys,
  missingFields,
  type AdminVariant,
  type CustomValues,
  type ProductKind,
} from "@bon-perroquet/contract"

/** @throws 400 if a product for sale lacks a field that the merchant declared as required */
export function requireFields(values: CustomValues, kind: ProductKind | null = null): void {
  const [missing] = missingFields(customKeys("product"), values, kind)
  if (missing) throw refuse("custom_field_needed", 400, { field: `custom_fields.${missing}` })
}

type Values = { id?: string | undefined; custom_fields?: CustomValues | undefined }

/** @throws 400 if a size of a product for sale lacks a required field */
export function requireSizeFields(sizes: readonly Values[], kind: ProductKind | null = null): void {
  for (const [place, { custom_fields = {} }] of sizes.entries()) {
    const [missing] = missingFields(customKeys("variant"), custom_fields, kind)
    const field = sizes.length > 1 ? `variants.${place}.custom_fields` : "variant_custom_fields"
    if (missing) throw refuse("custom_field_needed", 400, { field: `${field}.${missing}` })
  }
}

/**
 * Returns the values of each size after a change.
 * @param sizes all sizes, if the change contains them
 * @param first values of the first size, if it does not
 */
export function changedSizeFields(
  before: readonly AdminVariant[],
  sizes: readonly Values[] | undefined,
  first: CustomValues | undefined,
): Values[] {
  const now: readonly Values[] =
    sizes ?? before.map(({ id }, place) => (place ? { id } : { id, custom_fields: first }))
  const valuesOf = new Map(before.map(({ id, custom_fields }) => [id, custom_fields]))
  return now.map(({ id, custom_fields }) => ({
    custom_fields: { ...(id !== undefined && valuesOf.get(id)), ...custom_fields },
  }))
}

/** Returns whether a change sets custom fields, or adds a size that has none yet. */
export const changesFields = (change: {
  custom_fields?: CustomValues | undefined
  variant_custom_fields?: CustomValues | undefined
  variants?: readonly Values[] | undefined
}): boolean =>
  Boolean(change.custom_fields ?? change.variant_custom_fields) ||
  Boolean(change.variants?.some(({ id, custom_fields }) => id === undefined || custom_fields))
