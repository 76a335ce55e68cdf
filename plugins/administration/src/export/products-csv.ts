import { PRODUCT_COLUMNS, type AdminProduct, type ProductColumn } from "@bon-perroquet/contract"
import { spreadsheet } from "@bon-perroquet/shop-api/csv"
import { cellsOf, hasSizes, OF_THE_PRODUCT, sizeView, type CategoryNames } from "../product-file"

/**
 * The products as a file that a Belgian spreadsheet opens and saves as it is (semicolons, decimal commas, the mark that
 * tells UTF-8), and that an import takes back. Each size has a line; what is the product's stands on that of the first.
 */
export function productsCsv(products: readonly AdminProduct[], categories: CategoryNames): string {
  const rows = products.flatMap((product) =>
    product.variants.map((variant, index) => {
      const cells = cellsOf(sizeView(product, variant), categories)
      const isTold = (column: ProductColumn) => {
        // The name of a size says its unit.
        if (column === "unit_label") return !hasSizes(product)
        return index === 0 || !OF_THE_PRODUCT.includes(column)
      }
      return PRODUCT_COLUMNS.map((column) => (isTold(column) ? cells[column].trim() : ""))
    }),
  )
  return spreadsheet([PRODUCT_COLUMNS, ...rows], ";")
}
