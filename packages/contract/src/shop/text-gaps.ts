/** Text pages and their placeholders. Imports no schemas, because every visit to a page runs it. */

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

/** Placeholders in double braces. The page shows their current values. */
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
  "carriers",
  "free",
  "days",
  "dispatch",
  "payment_methods",
  "newsletter_provider",
  "updated",
] as const
export type TextFact = (typeof TEXT_FACTS)[number]

/** Paragraph that is replaced by a table of countries with their delivery methods, prices and transit times. */
export const TIMES_TABLE = "{{times}}"

const FACTS: readonly string[] = [...TEXT_FACTS, "times"]
const NAMED = /\{\{([^{}]*)\}\}/g

export const unknownGaps = (text: string, names: readonly string[] = FACTS): string[] =>
  [...text.matchAll(NAMED)].flatMap(([gap, name = ""]) => (names.includes(name) ? [] : [gap]))

/** Replaces the placeholders of a text. Unknown placeholders remain. */
export const fillGaps = (text: string, facts: Readonly<Record<string, string>>): string =>
  text.replaceAll(NAMED, (gap, name: string) => facts[name] ?? gap)
