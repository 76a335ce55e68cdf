import type { InformationPage } from "@bon-perroquet/contract"

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

/** Pages whose own text is made of parts; that of cookies has a form in its middle. */
export type InformationPageName = Exclude<InformationPage, "cookies">
