/** Those that the page came with, by country: made by the server, in the page's language. */
const given = new Map<string, ReadonlyMap<string, string>>()
const made = new Map<string, Intl.DisplayNames>()

/** The names of a language, for whom `countryName` is to have no need of Intl: its first name takes a phone's processor 50 ms. */
export function giveCountryNames(language: string, names: Readonly<Record<string, string>>): void {
  given.set(language, new Map(Object.entries(names)))
}

function namesIn(language: string): Intl.DisplayNames {
  const known = made.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language], { type: "region" })
  made.set(language, names)
  return names
}

/** What a country is called in a language. @param country ISO 3166-1 alpha-2, upper case */
export const countryName = (country: string, language: string): string =>
  given.get(language)?.get(country) ?? namesIn(language).of(country) ?? country
