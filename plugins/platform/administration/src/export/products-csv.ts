import { NO_INFORMATION, type ProductInformation, type ShelfLot } from "@bon-perroquet/contract"
import { spreadsheet } from "@bon-perroquet/api-kit/csv"
import {
  cellsOf,
  fileColumns,
  hasSizes,
  informationCells,
  isOfTheProduct,
  lotsCell,
  sizeView,
  type CategoryNames,
  type FiledProduct,
} from "../product-file"
import type { FileColumn } from "@bon-perroquet/contract"

/**
 * Returns CSV for a Belgian spreadsheet (semicolons, decimal commas, byte order mark), which can also be imported.
 * Each size has a line. The first line has the product's fields.
 * @param informationById mandatory information by product id
 * @param shelves lots by size id, for sizes that are tracked by lots
 */
export function productsCsv(
  products: readonly FiledProduct[],
  categories: CategoryNames,
  informationById: ReadonlyMap<string, ProductInformation> = new Map(),
  shelves: ReadonlyMap<string, readonly ShelfLot[]> = new Map(),
): string {
  const columns = fileColumns()
  const rows = products.flatMap((product) => {
    const information = informationCells(informationById.get(product.id) ?? NO_INFORMATION)
    return product.variants.map((variant, index) => {
      const lots = lotsCell(shelves.get(variant.id) ?? [])
      const cells = { ...information, ...cellsOf(sizeView(product, variant), categories), lots }
      const isFilled = (column: FileColumn) => {
        // A size's name contains its unit, so only a product with one size has a unit label.
        if (column === "unit_label") return !hasSizes(product)
        return index === 0 || !isOfTheProduct(column)
      }
      const cellOf: Readonly<Partial<Record<FileColumn, string>>> = cells
      return columns.map((column) => (isFilled(column) ? (cellOf[column] ?? "").trim() : ""))
    })
  })
  return spreadsheet([columns, ...rows], ";")
}
