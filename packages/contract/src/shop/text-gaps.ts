/** The pages of text, and what is filled into them; without their schemas, as every visit to one runs it. */

/** The pages of text, by the last part of their address. */
export const INFORMATION_PAGES = [
  "shipping",
  "returns",
  "contact",
  "privacy",
  "terms",
  "about",
  "cookies",
] as const
export type InformationPage = (typeof INFORMATION_PAGES)[number]

/** What a page's text names in double braces: the shop fills it in as it holds when somebody reads. */
export const TEXT_FACTS = [
  "name",
  "legal_name",
  "address",
  "vat_number",
  "register",
  "email",
  "phone",
  "opens",
  "closes",
  "languages",
  "area",
  "free",
  "days",
] as const
export type TextFact = (typeof TEXT_FACTS)[number]

/** In a paragraph of its own: the table of countries, and how long a parcel travels to each. */
export const TIMES_TABLE = "{{times}}"

const FACTS: readonly string[] = [...TEXT_FACTS, "times"]
const NAMED = /\{\{([^{}]*)\}\}/g

/** The gaps of a text that nothing can be filled into, as they were typed. */
export const unknownGaps = (text: string, known: readonly string[] = FACTS): string[] =>
  [...text.matchAll(NAMED)].flatMap(([gap, name = ""]) => (known.includes(name) ? [] : [gap]))

/** Puts what holds into a text's gaps; one that nothing is known of stays. */
export const fillGaps = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(NAMED, (gap, name: string) => facts[name] ?? gap)
