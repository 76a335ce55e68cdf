const created = new Map<string, Intl.DisplayNames>()

function namesIn(language: string): Intl.DisplayNames {
  const cached = created.get(language)
  if (cached) return cached
  const names = new Intl.DisplayNames([language], { type: "region" })
  created.set(language, names)
  return names
}

/** Returns a country's name. @param country ISO 3166-1 alpha-2 in upper case */
export const countryName = (country: string, language: string): string =>
  namesIn(language).of(country) ?? country
