import { TABLE_KINDS, type ProductImport, type TableKind } from "@bon-perroquet/contract"

/** Kind of an import in the address of its screen. Pictures belong to the products. */
export type ScreenKind = "products" | Exclude<TableKind, "csv">
export const SCREEN_KINDS: readonly ScreenKind[] = TABLE_KINDS.map((kind) =>
  kind === "csv" ? "products" : kind,
)

export const screenKind = (kind: ProductImport["kind"]): ScreenKind =>
  kind === "csv" || kind === "pictures" ? "products" : kind

/** Returns the address of the screen of imports, or of one import. */
export function importAddress(kind: ScreenKind, id?: string): string {
  const search = new URLSearchParams({ ...(id && { id }), ...(kind !== "products" && { kind }) }).toString()
  return `/admin/import${search && `?${search}`}`
}
