import { FORMAT_LOCALE_OF, type Language } from "@bon-perroquet/contract"

/** Formats a net weight, for example 2,5 kg. */
export function formatWeight(grams: number, language: Language): string {
  const [value, unit] = grams < 1000 ? [grams, "gram"] : [grams / 1000, "kilogram"]
  return new Intl.NumberFormat(FORMAT_LOCALE_OF[language], {
    style: "unit",
    unit,
    maximumFractionDigits: 3,
  }).format(value)
}
