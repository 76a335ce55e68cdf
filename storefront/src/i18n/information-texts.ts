/** A table of an information page: what its columns are, then its rows. */
export type TextTable = { head: string[]; rows: string[][] }

/** One part of an information page: sentences, then points or a table where these say it better, then what remains. */
export type Section = {
  heading: string
  text?: string[]
  points?: string[]
  table?: TextTable
  after?: string[]
}

/** By the name that a link to the part ends in, in the order of the page. */
export type Sections = Record<string, Section>

export const INFORMATION_PAGES = ["shipping", "returns", "contact", "privacy", "terms", "about"] as const
export type InformationPageName = (typeof INFORMATION_PAGES)[number]
