import { decimalEuro, toCents } from "@bon-perroquet/contract/money"
import { inLanguages, type CustomColumn, type ProductColumn } from "@bon-perroquet/contract"
import { customCells } from "./custom"
import { withLostZeros } from "./ean"
import type { SizeView } from "./size-view"
import { SEPARATOR, truthOf } from "./truth"

export type CategoryNames = ReadonlyMap<string, string>

const yesOrNo = (value: boolean): string => (value ? "yes" : "no")

/**
 * Returns the cells of a product's columns.
 * @param product includes its addresses in a former shop, if they are known
 */
export function cellsOf(
  product: SizeView,
  categories: CategoryNames,
): Record<ProductColumn | CustomColumn, string> {
  const { category_id, perishable, weight, low_stock_threshold } = product
  return {
    sku: product.sku,
    product: product.handle_fr,
    ...inLanguages("name", (language) => product[`name_${language}`]),
    ...inLanguages("size", (language) => product[`size_${language}`]),
    price: decimalEuro(toCents(product.price)).replace(".", ","),
    stock: String(product.stock),
    held: String(product.held),
    vat_rate: String(product.vat_rate),
    unit_label: product.unit_label,
    weight: weight === null ? "" : String(weight),
    ean: product.ean,
    category: category_id === null ? "" : (categories.get(category_id) ?? category_id),
    active: yesOrNo(product.active),
    is_promotion: yesOrNo(product.is_promotion),
    is_featured: yesOrNo(product.is_featured),
    low_stock_threshold: low_stock_threshold === null ? AS_SHOP : String(low_stock_threshold),
    birds: product.birds.length > 0 ? product.birds.join(SEPARATOR) : NONE,
    perishable: perishable === null ? AS_CATEGORY : yesOrNo(perishable),
    ...inLanguages("description", (language) => product[`description_${language}`]),
    ...inLanguages("handle", (language) => product[`handle_${language}`]),
    images: product.images.join(SEPARATOR),
    size_image: product.size_image,
    old_addresses: (product.old_addresses ?? []).join(SEPARATOR),
    ...customCells(product),
  }
}

/** Value of `perishable` if the category decides. */
const AS_CATEGORY = "category"
/** Cell of a product for no bird species. The import ignores an empty cell. */
const NONE = "none"
const AS_SHOP = "default"

const numberIn = (cell: string): number => {
  const bare = cell.replace(/[\s\u00a0\u202f%]/g, "")
  return /^\d{1,9}$/.test(bare) ? Number(bare) : Number.NaN
}

/** Parses a cell before validation. Price, stock and category are parsed elsewhere. */
export function valueIn(column: ProductColumn, cell: string): unknown {
  switch (column) {
    case "weight":
    case "vat_rate":
      return numberIn(cell)
    case "ean":
      return withLostZeros(cell.replace(/[\s\u00a0-]/g, ""))
    case "active":
    case "is_promotion":
    case "is_featured":
      return truthOf(cell) ?? cell
    case "low_stock_threshold":
      return cell.toLowerCase() === AS_SHOP ? null : numberIn(cell)
    case "birds":
      if (cell.toLowerCase() === NONE) return []
      return cell
        .split(/[|,;]/)
        .map((each) => each.trim().toLowerCase())
        .filter(Boolean)
    case "perishable":
      return cell.toLowerCase() === AS_CATEGORY ? null : (truthOf(cell) ?? cell)
    case "images":
    case "old_addresses": {
      const addresses = cell.split("|").map((address) => address.trim())
      // A cell that contains only separators does not remove all addresses of the former shop.
      return addresses.some(Boolean) ? addresses.filter(Boolean) : cell
    }
    default:
      return cell
  }
}
