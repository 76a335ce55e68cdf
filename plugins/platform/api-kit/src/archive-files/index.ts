import type { Language } from "@bon-perroquet/contract"
import type { MedusaContainer } from "@medusajs/framework/types"

/** CSV file that a plugin adds to the download of all data, also while the plugin is switched off. */
export interface ArchiveFile<Column extends string = string> {
  /** Name of the file, for example `subscriptions.csv`. */
  path: string
  columns: readonly Column[]
  rows: (container: MedusaContainer) => AsyncIterable<Partial<Record<Column, string | number>>>
  /** Sentence about the file in the archive's README. */
  description: Record<Language, string>
}

const files: ArchiveFile[] = []

/** Adds a file to the download of all data. A plugin calls it when its module is loaded. */
export const connectArchiveFile = (file: ArchiveFile): void => void files.push(file)

export const archiveFiles = (): readonly ArchiveFile[] => files
