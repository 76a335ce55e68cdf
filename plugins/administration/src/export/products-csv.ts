import {
  NO_INFORMATION,
  type AdminProduct,
  type ProductInformation,
  type ShelfLot,
} from "@bon-perroquet/contract"
import { spreadsheet } from "@bon-perroquet/shop-api/csv"
import {
  cellsOf,
  fileColumns,
  hasSizes,
  informationCells,
  isOfTheProduct,
  lotsCell,
  sizeView,
  type CategoryNames,
  type FileColumn,
} from "../product-file"

/**
 * The products as a file that a Belgian spreadsheet opens and saves as it is (semicolons, decimal commas, the mark that
 * tells UTF-8), and that an import takes back. Each size has a line; what is the product's stands on that of the first.
 * @param told what is told of them before buying, by their ids
 * @param shelves the lots of sizes that are kept by them, by their ids
 */
export function productsCsv(
  products: readonly AdminProduct[],
  categories: CategoryNames,
  told: ReadonlyMap<string, ProductInformation> = new Map(),
  shelves: ReadonlyMap<string, readonly ShelfLot[]> = new Map(),
): string {
  const columns = fileColumns()
  const rows = products.flatMap((product) => {
    const information = informationCells(told.get(product.id) ?? NO_INFORMATION)
    return product.variants.map((variant, index) => {
      const lots = lotsCell(shelves.get(variant.id) ?? [])
      const cells = { ...information, ...cellsOf(sizeView(product, variant), categories), lots }
      const isTold = (column: FileColumn) => {
        // The name of a size says its unit.
        if (column === "unit_label") return !hasSizes(product)
        return index === 0 || !isOfTheProduct(column)
      }
      return columns.map((column) => (isTold(column) ? cells[column].trim() : ""))
    })
  })
  return spreadsheet([columns, ...rows], ";")
}
