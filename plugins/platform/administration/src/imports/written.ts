import type { FileColumn } from "@bon-perroquet/contract"

/** A row of a file. */
export interface Row {
  /** As in a spreadsheet: the heading is line 1. */
  line: number
  record: string[]
}

/** A line of an import: the cells of the shop's columns. */
export interface WrittenLine {
  line: number
  sku: string
  cells: Partial<Record<FileColumn, string>>
}

/** Returns a heading in small letters and digits, without accents and signs. */
export const plainHeading = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9%]+/g, " ")
    .trim()
