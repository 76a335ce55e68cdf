import type { InformationPage } from "@bon-perroquet/contract"

export type TextTable = { head: string[]; rows: string[][] }

export type Section = {
  heading: string
  text?: string[]
  points?: string[]
  table?: TextTable
  after?: string[]
}

/** Sections by anchor, in page order. */
export type Sections = Record<string, Section>

/** Information pages with texts. The cookie page is a form. */
export type InformationPageName = Exclude<InformationPage, "cookies">
