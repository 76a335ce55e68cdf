import {
  customValueSchema,
  type CustomKey,
  type CustomValue,
  type CustomValues,
} from "@bon-perroquet/contract"
import { zodResolver } from "@hookform/resolvers/zod"
import { z } from "zod"
import { isSame } from "../draft/merge"
import type { TypedCustomValues } from "./custom-values"

/** Part of a form with the typed values. */
export const typedCustomSchema: z.ZodType<TypedCustomValues, TypedCustomValues> = z.record(
  z.string(),
  z.union([z.string(), z.array(z.string())]),
)

function writtenValue({ type }: CustomKey["field"], typed: string | string[]): unknown {
  if (Array.isArray(typed)) return typed
  const text = typed.trim()
  if (type === "boolean") return text === "true"
  if (type !== "integer" && type !== "decimal") return text
  return /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text
}

const isEmpty = (typed: string | string[]): boolean => !(Array.isArray(typed) ? typed.length : typed.trim())

/** Returns the value to save: null for an empty text, undefined for an invalid one. */
export function customValueOf({ field }: CustomKey, typed: string | string[]): CustomValue | undefined {
  if (isEmpty(typed)) return null
  return customValueSchema(field).safeParse(writtenValue(field, typed)).data as CustomValue | undefined
}

export const savedCustomValues = (keys: readonly CustomKey[], typed: TypedCustomValues): CustomValues =>
  Object.fromEntries(keys.map((each) => [each.key, customValueOf(each, typed[each.key] ?? "") ?? null]))

/** Returns the values that differ from `before`. */
export const changedCustomValues = (values: CustomValues, before: CustomValues): CustomValues =>
  Object.fromEntries(Object.entries(values).filter(([key, value]) => !isSame(value, before[key])))

/** Returns an error per field: "invalid", or "needed" if a product for sale must have a value. */
const wrongCustomValues = (
  keys: readonly CustomKey[],
  typed: TypedCustomValues,
  isActive: boolean,
): { key: string; code: "invalid" | "needed" }[] =>
  keys.flatMap((each): { key: string; code: "invalid" | "needed" }[] => {
    const value = customValueOf(each, typed[each.key] ?? "")
    if (value === undefined) return [{ key: each.key, code: "invalid" }]
    const isNeeded = each.field.required === true && (each.language ?? "fr") === "fr"
    return isActive && isNeeded && value === null ? [{ key: each.key, code: "needed" }] : []
  })

/**
 * Adds an error per invalid value.
 * @param at path of the values in the form. Default: `custom_fields`
 */
export function refuseWrongValues(
  keys: readonly CustomKey[],
  typed: TypedCustomValues,
  context: z.RefinementCtx,
  { isActive = false, at = ["custom_fields"] }: { isActive?: boolean; at?: (string | number)[] } = {},
): void {
  for (const { key, code } of wrongCustomValues(keys, typed, isActive))
    context.addIssue({ code: "custom", message: code, path: [...at, key] })
}

/** Returns the resolver of a form with custom fields only. */
export const customFieldsRules = (keys: readonly CustomKey[]) =>
  zodResolver(
    z
      .object({ custom_fields: typedCustomSchema })
      .superRefine(({ custom_fields }, context) => refuseWrongValues(keys, custom_fields, context)),
  )
