import { formatEditedCents, formatDecimal, typedCents, type Language } from "@bon-perroquet/contract"
import {
  featureSchemaOf,
  repeatedFeature,
  type FeatureField,
  type Features,
  type FeatureValue,
} from "@bon-perroquet/contract/features"
import type { Resolver } from "react-hook-form"

export type FeatureValues = Record<string, string | boolean>

function asTyped(
  { kind }: FeatureField,
  value: FeatureValue | undefined,
  language: Language,
): string | boolean {
  if (kind === "switch") return value === true
  if (kind === "cents") return formatEditedCents(Number(value), language)
  if (kind === "percent") return formatDecimal(Number(value ?? 0), language)
  return Array.isArray(value) ? value.join(", ") : String(value ?? "")
}

/** Returns the value that currently applies, as a text. */
export const effectiveText = (field: FeatureField, language: Language): string => {
  const typed = asTyped(field, field.effective, language)
  return field.choices.find(({ value }) => value === typed)?.label ?? String(typed)
}

/** Parses a typed value. Returns undefined for an invalid number. */
function asValue({ kind }: FeatureField, typed: string | boolean | undefined): FeatureValue | undefined {
  if (typeof typed !== "string") return typed === true
  const text = typed.trim()
  if (kind === "cents") return text === "" ? 0 : (typedCents(text) ?? undefined)
  if (kind === "weeks")
    return text
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number)
  if (kind === "count" || kind === "percent") return text === "" ? 0 : Number(text.replace(",", "."))
  return kind === "day" && text === "" ? null : text
}

export const valuesOf = (
  fields: readonly FeatureField[],
  features: Features,
  language: Language,
): FeatureValues =>
  Object.fromEntries(fields.map((field) => [field.name, asTyped(field, features[field.name], language)]))

export const featuresOf = (fields: readonly FeatureField[], values: FeatureValues): Features =>
  Object.fromEntries(fields.map((field) => [field.name, asValue(field, values[field.name]) ?? null]))

export const resolverOf =
  (fields: readonly FeatureField[]): Resolver<FeatureValues> =>
  (values) => {
    const wrong = fields.filter(
      (field) => !featureSchemaOf(field).safeParse(asValue(field, values[field.name])).success,
    )
    const repeated = repeatedFeature(fields, featuresOf(fields, values))
    if (wrong.length === 0 && repeated) return { values: {}, errors: { [repeated]: { type: "repeated" } } }
    if (wrong.length === 0) return { values, errors: {} }
    return { values: {}, errors: Object.fromEntries(wrong.map(({ name }) => [name, { type: "invalid" }])) }
  }
