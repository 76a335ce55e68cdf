import { z } from "zod"
import { settingOf, versionsOf } from "../administration/settings"
import { MAX_REPEAT_WEEKS } from "../repeats/repeat-weeks"
import type { Language } from "../sets"

/** Groups of the settings form, in display order. */
export const FEATURE_GROUPS = ["checkout", "shop", "customers", "stock", "vat", "numbers", "tags"] as const
export const FEATURE_KINDS = [
  ...(["switch", "count", "cents", "percent", "weeks", "choice", "day", "text"] as const),
] as const

export const featureValueSchema = z.union([
  z.boolean(),
  z.number(),
  z.string().max(100),
  z.null(),
  z.array(z.number()).max(52),
])
export type FeatureValue = z.infer<typeof featureValueSchema>
export const featuresSchema = z.record(z.string().max(60), featureValueSchema)
export type Features = z.infer<typeof featuresSchema>

type InEachLanguage = Record<Language, string>

/** Setting that a plugin declares in its `shop.config.js`. */
export interface FeatureDeclaration {
  group: (typeof FEATURE_GROUPS)[number]
  kind: (typeof FEATURE_KINDS)[number]
  default: FeatureValue
  /** Maximum of a number. */
  max?: number
  /** Text of each value of a choice. */
  choices?: Record<string, InEachLanguage>
  /** Regular expression that a text must match. */
  pattern?: string
  /** Name of a set of texts that must all differ, such as the prefixes of numbers. */
  distinct?: string
  /** Environment variable that overrides the dashboard. */
  variable?: string
  /** Sentence about the variable in docs/configuration.md. */
  meaning?: string
  example?: string
  label: InEachLanguage
  hint?: InEachLanguage
}
export type FeatureDeclarations = Readonly<Record<string, FeatureDeclaration>>

type Limits = Pick<FeatureField, "kind" | "max" | "pattern"> & { choices: readonly { value: string }[] }

export function featureSchemaOf({ kind, max, pattern, choices }: Limits): z.ZodType<FeatureValue> {
  if (kind === "switch") return z.boolean()
  if (kind === "weeks") return z.array(z.number().int().min(1).max(MAX_REPEAT_WEEKS)).max(12)
  if (kind === "choice") return z.enum(choices.map(({ value }) => value))
  if (kind === "day") return z.iso.date().nullable()
  if (kind === "text") return z.string().regex(new RegExp(pattern ?? "^.{1,100}$"))
  const number = z
    .number()
    .min(0)
    .max(max ?? Number.MAX_SAFE_INTEGER)
  return kind === "percent" ? number.lt(100) : number.int()
}

/** Returns the name of a setting with the value of another one of its set, or undefined. */
export function repeatedFeature(
  fields: readonly { name: string; distinct?: string | null | undefined }[],
  values: Features,
): string | undefined {
  const seen = new Set<string>()
  return fields.find(({ name, distinct }) => {
    if (!distinct) return false
    const value = `${distinct} ${String(values[name])}`
    return seen.size === seen.add(value).size
  })?.name
}

/** Description of a setting, from which the dashboard builds its form. Texts are in the caller's language. */
export const featureFieldSchema = z.object({
  name: z.string(),
  group: z.enum(FEATURE_GROUPS),
  kind: z.enum(FEATURE_KINDS),
  label: z.string(),
  hint: z.string().nullable(),
  max: z.number().nullable(),
  pattern: z.string().nullable(),
  /** Name of a set of texts that must all differ. Absent in answers of earlier versions. */
  distinct: z.string().nullish(),
  choices: z.array(z.object({ value: z.string(), label: z.string() })),
  /** Environment variable that sets the value now. Null if the dashboard's value applies. */
  overridden_by: z.string().nullable(),
  /** Value that applies now. */
  effective: featureValueSchema,
})
export type FeatureField = z.infer<typeof featureFieldSchema>

/** GET and PUT /api/admin/settings/features. */
export const featuresSettingSchema = settingOf(featuresSchema).extend({ fields: z.array(featureFieldSchema) })
export type FeaturesSetting = z.infer<typeof featuresSettingSchema>
export const featuresVersionsSchema = versionsOf(featuresSchema)
