import {
  type AdminCategory,
  type CategoryChange,
  type CategoryInput,
  customKeys,
  HANDLE,
  inLanguages,
  MAX_CATEGORY_DESCRIPTION,
  MAX_CATEGORY_NAME,
  MAX_HANDLE,
} from "@bon-perroquet/contract"
import { z } from "zod"
import { isSame } from "../../../components/draft/merge"
import { typedCustomValues } from "../../../components/custom-fields/custom-values"
import {
  changedCustomValues,
  refuseWrongValues,
  savedCustomValues,
  typedCustomSchema,
} from "../../../components/custom-fields/custom-rules"

export const CUSTOM = customKeys("category")

const text = (maximum: number) => z.string().trim().max(maximum)

const fieldsSchema = z.object({
  ...inLanguages("name", () => text(MAX_CATEGORY_NAME)),
  name_fr: text(MAX_CATEGORY_NAME).min(1),
  ...inLanguages("description", () => text(MAX_CATEGORY_DESCRIPTION)),
  ...inLanguages("handle", () => text(MAX_HANDLE).refine((handle) => handle === "" || HANDLE.test(handle))),
  /** Id of the parent category. "" for a category at the top level. */
  parent_id: z.string(),
  picture: z.string().nullable(),
  is_shown: z.boolean(),
  is_perishable: z.boolean(),
  google_category: text(200),
  custom_fields: typedCustomSchema,
})
export const categoryFormSchema = fieldsSchema.superRefine(({ custom_fields }, context) => {
  refuseWrongValues(CUSTOM, custom_fields, context)
})
export type CategoryValues = z.infer<typeof categoryFormSchema>

export const NEW_CATEGORY: CategoryValues = {
  ...inLanguages("name", () => ""),
  ...inLanguages("description", () => ""),
  ...inLanguages("handle", () => ""),
  ...{ parent_id: "", picture: null, is_shown: true, is_perishable: false, google_category: "" },
  custom_fields: typedCustomValues(CUSTOM),
}

const FIELDS = Object.keys(NEW_CATEGORY) as (keyof CategoryValues)[]

export const valuesOf = (category: AdminCategory): CategoryValues =>
  fieldsSchema.parse({
    ...{ ...category, parent_id: category.parent_id ?? "" },
    custom_fields: typedCustomValues(CUSTOM, category.custom_fields),
  })

export const inputFrom = (values: CategoryValues): CategoryInput => ({
  ...values,
  parent_id: values.parent_id || null,
  custom_fields: savedCustomValues(CUSTOM, values.custom_fields),
})

/** Returns the fields that the form changed. */
export function changesFrom(values: CategoryValues, read: CategoryValues): CategoryChange {
  const input = inputFrom(values)
  const custom_fields = changedCustomValues(input.custom_fields ?? {}, inputFrom(read).custom_fields ?? {})
  return Object.fromEntries(
    FIELDS.filter((field) => !isSame(values[field], read[field])).map((field) => [
      field,
      field === "custom_fields" ? custom_fields : input[field],
    ]),
  )
}

/** Returns the ids of a category and its descendants. */
export function familyOf(categories: readonly AdminCategory[], id: string): string[] {
  const below = categories.filter(({ parent_id }) => parent_id === id)
  return [id, ...below.flatMap((each) => familyOf(categories, each.id))]
}

/** Returns the number of ancestors of a category. */
export function depthOf(categories: readonly AdminCategory[], { parent_id }: AdminCategory): number {
  const parent = categories.find(({ id }) => id === parent_id)
  return parent ? depthOf(categories, parent) + 1 : 0
}

/** Returns the ids of a category's siblings after it moved by one place. Null if it cannot move further. */
export function movedOrder(
  categories: readonly AdminCategory[],
  { id, parent_id }: AdminCategory,
  by: -1 | 1,
): { before: string[]; after: string[] } | null {
  const before = categories.filter((each) => each.parent_id === parent_id).map((each) => each.id)
  const place = before.indexOf(id)
  const other = before[place + by]
  return other === undefined ? null : { before, after: before.with(place, other).with(place + by, id) }
}
