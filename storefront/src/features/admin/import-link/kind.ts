import { TABLE_KINDS, type ProductImport, type TableKind } from "@bon-perroquet/contract"

/** Kind of an import in the URL of its screen. Picture imports are shown with those of products. */
export type ScreenKind = "products" | Exclude<TableKind, "csv">
export const SCREEN_KINDS: readonly ScreenKind[] = TABLE_KINDS.map((kind) =>
  kind === "csv" ? "products" : kind,
)

export const screenKind = (kind: ProductImport["kind"]): ScreenKind =>
  kind === "csv" || kind === "pictures" ? "products" : kind

/** Returns the path of the list of imports, or of one import. */
export function importAddress(kind: ScreenKind, id?: string): string {
  const search = new URLSearchParams({ ...(id && { id }), ...(kind !== "products" && { kind }) }).toString()
  return `/admin/import${search && `?${search}`}`
}
