import { readAllProductRows, withOwnPictures, type ProductRow } from "@bon-perroquet/shop-api/catalogue"
import type { AdminProduct } from "@bon-perroquet/shop-api/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { adminProduct } from "./view"

interface Wanted {
  search?: string
  out_of_stock_only?: "true" | "false"
  category_id?: string
}

const SEARCHED = [
  "name_fr",
  "name_nl",
  "name_en",
  "description_fr",
  "description_nl",
  "description_en",
  "sku",
] as const

/** Without accents and case: "creme" finds "Crème". */
const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()

/** The administrator's products, newest first: inactive ones too. */
export async function listProducts(container: MedusaContainer, wanted: Wanted): Promise<AdminProduct[]> {
  const rows = await readAllProductRows(container.resolve(ContainerRegistrationKeys.PG_CONNECTION))
  const words = folded(wanted.search ?? "")
    .split(/\s+/)
    .filter(Boolean)
  const products = rows.map(withOwnPictures(container)).map(adminProduct)
  return products.filter((product) => {
    if (wanted.category_id && product.category_id !== wanted.category_id) return false
    if (wanted.out_of_stock_only === "true" && !product.is_out_of_stock) return false
    const text = folded(SEARCHED.map((field) => product[field]).join("\n"))
    return words.every((word) => text.includes(word))
  })
}

/** A product as the engine has it. @throws 404 when there is none */
export async function productRow(container: MedusaContainer, id: string): Promise<ProductRow> {
  const [row] = await readAllProductRows(container.resolve(ContainerRegistrationKeys.PG_CONNECTION), [id])
  if (!row) throw refuse("product_not_found", 404)
  return withOwnPictures(container)(row)
}
