import type { FileColumn } from "@bon-perroquet/contract"
import type { Objection } from "./objection"

export type WeightUnit = "g" | "kg"

export interface Row {
  /** Line number in a spreadsheet, where the heading is line 1. */
  line: number
  record: string[]
}

export interface WrittenLine {
  line: number
  sku: string
  cells: Partial<Record<FileColumn, string>>
  /** Reason for rejecting the product of another system. */
  wrong?: Objection
}

/** Returns a heading in lower case, without accents and signs. */
export const plainHeading = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9%]+/g, " ")
    .trim()
