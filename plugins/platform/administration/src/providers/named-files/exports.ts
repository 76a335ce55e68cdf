import { readdir, rm } from "node:fs/promises"
import { join } from "node:path"

/** Milliseconds until an export is deleted. */
const KEPT_MS = 24 * 3_600_000

const EXPORT = /^private-(\d{13})-\d{13}-(product|order|inventory-item)-exports\.csv$/

export interface WrittenExport {
  kind: "products" | "orders" | "stock"
  /** Milliseconds since 1970. */
  writtenAt: number
}

const KINDS = { product: "products", order: "orders", "inventory-item": "stock" } as const

export function exportOf(file: string): WrittenExport | null {
  const [, written, word] = EXPORT.exec(file) ?? []
  if (!written || !(word && word in KINDS)) return null
  return { kind: KINDS[word as keyof typeof KINDS], writtenAt: Number(written) }
}

export const isKept = ({ writtenAt }: WrittenExport): boolean => writtenAt >= Date.now() - KEPT_MS

/** Deletes exports that can no longer be read, because they contain personal data. */
export async function deleteOldExports(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  const old = files.filter((file) => {
    const written = exportOf(file)
    return written && !isKept(written)
  })
  await Promise.all(old.map((file) => rm(join(folder, file), { force: true })))
}
