import type { InformationPage } from "@bon-perroquet/contract"

/** A table with headings and rows. */
export type TextTable = { head: string[]; rows: string[][] }

/** A section with sentences, a list or table, and closing sentences. */
export type Section = {
  heading: string
  text?: string[]
  points?: string[]
  table?: TextTable
  after?: string[]
}

/** Sections by anchor, in page order. */
export type Sections = Record<string, Section>

/** Pages with sections only. The cookie page contains a form. */
export type InformationPageName = Exclude<InformationPage, "cookies">
