import { dayInBelgium, type Language } from "@bon-perroquet/contract"
import {
  featureSchemaOf,
  repeatedFeature,
  type FeatureDeclaration,
  type FeatureDeclarations,
  type FeatureField,
  type Features,
  type FeatureValue,
} from "@bon-perroquet/contract/features"
import { channels, furtherChannel } from "@bon-perroquet/contract/channels"
import { followSetting } from "../live"

/** Name of the setting that stores the values of all features. */
export const FEATURES_SETTING = "features"

let declared: FeatureDeclarations = {}
let overrides: Features = {}
let stored: unknown
/** Values that apply now. Options are read in hot paths, so they are not computed at each use. */
let current: Features = {}

const limitsOf = ({ kind, max, pattern, choices = {} }: FeatureDeclaration) => ({
  ...{ kind, max: max ?? null, pattern: pattern ?? null },
  choices: Object.keys(choices).map((value) => ({ value })),
})

const schemaOf = (declaration: FeatureDeclaration) => featureSchemaOf(limitsOf(declaration))

function valueIn({ kind, default: initial }: FeatureDeclaration, text: string): FeatureValue {
  if (kind === "switch") return initial ? text !== "off" : text === "on"
  if (kind === "weeks") return text.split(",").map(Number)
  return ["count", "cents", "percent"].includes(kind) ? Number(text) : text
}

/** Reads the environment. @throws if a variable has an invalid value, so that the engine does not start with it */
export function declareFeatures(declarations: FeatureDeclarations, env: NodeJS.ProcessEnv): void {
  declared = declarations
  overrides = {}
  checkSettingsOfChannels()
  for (const [name, declaration] of Object.entries(declarations)) {
    const { variable } = declaration
    const text = variable && env[variable]
    if (!text) continue
    const { success, data } = schemaOf(declaration).safeParse(valueIn(declaration, text))
    if (!success) throw new Error(`${variable} must not be "${text}". See docs/configuration.md.`)
    overrides[name] = data
    // A VAT scheme from the environment applies at once, without a start day.
    if (name === "vat_scheme") overrides["vat_scheme_from"] = null
  }
  update()
}

/** @throws if a channel sets an invalid prefix, or a setting that applies to the whole shop */
function checkSettingsOfChannels(): void {
  for (const { code, settings } of channels())
    for (const [name, value] of Object.entries(settings)) {
      const declaration = declared[name]
      if (declaration?.group !== "numbers" || !schemaOf(declaration).safeParse(value).success)
        throw new Error(`merchant.json: channels: "${code}" cannot set "${name}" to "${String(value)}".`)
    }
}

/** Returns values of declared settings. Invalid or missing ones get their default. */
export const validFeatures = (values: Features): Features =>
  Object.fromEntries(
    Object.entries(declared).map(([name, declaration]) => {
      const { success, data } = schemaOf(declaration).safeParse(values[name])
      return [name, success ? data : declaration.default]
    }),
  )

/** Returns the name of a setting that is unknown, invalid or equal to another one of its set, or undefined. */
export const invalidFeature = (values: Features): string | undefined =>
  [...new Set([...Object.keys(values), ...Object.keys(declared)])].find((name) => {
    const declaration = declared[name]
    return !declaration || !schemaOf(declaration).safeParse(values[name]).success
  }) ?? repeatedFeature(distinctFields(), values)

const distinctFields = () => Object.entries(declared).map(([name, { distinct }]) => ({ name, distinct }))

/** Returns the current values: of the channel, otherwise of the environment, of the dashboard, or the defaults. */
export function features(): Features {
  const channel = furtherChannel()
  return channel ? ({ ...current, ...channel.settings } as Features) : current
}

export const isOverridden = (name: string): boolean => name in overrides

function update(): void {
  current = { ...validFeatures((stored ?? {}) as Features), ...overrides }
}

followSetting(FEATURES_SETTING, (value) => {
  stored = value
  update()
})

/** Returns the VAT scheme that applies on the day of `at` in Belgium. */
export function vatScheme(at = new Date()): "origin" | "oss" {
  const { vat_scheme: chosen, vat_scheme_from: from } = features()
  const isBefore = typeof from === "string" && dayInBelgium(at) < from
  return (chosen === "oss") === isBefore ? "origin" : "oss"
}

/** Returns the day (2027-01-31) from which another VAT scheme applies, or null. */
export function nextVatSchemeDay(at = new Date()): string | null {
  const { vat_scheme_from: from } = features()
  return typeof from === "string" && dayInBelgium(at) < from ? from : null
}

export function featureFields(language: Language): FeatureField[] {
  const effective = features()
  return Object.entries(declared).map(([name, declaration]) => {
    const { group, label, hint, choices = {}, variable, distinct = null } = declaration
    return {
      ...{ name, group, distinct, label: label[language], hint: hint?.[language] ?? null },
      ...limitsOf(declaration),
      choices: Object.entries(choices).map(([value, texts]) => ({ value, label: texts[language] })),
      overridden_by: isOverridden(name) ? (variable ?? declared["vat_scheme"]?.variable ?? null) : null,
      effective: effective[name] ?? null,
    }
  })
}
