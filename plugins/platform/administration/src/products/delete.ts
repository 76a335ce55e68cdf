import { recordChange } from "@bon-perroquet/change-log/changes"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { deleteProductsWorkflow } from "@medusajs/medusa/core-flows"
import { productRow } from "./list"
import { loggedProduct } from "./logged-product"
import { adminProduct } from "./view"

/** Deletes softly, because orders refer to the rows. @throws 409 while units are reserved for orders */
export async function deleteProduct(container: MedusaContainer, by: string, id: string): Promise<void> {
  const product = adminProduct(await productRow(container, id))
  if (product.held > 0) throw refuse("product_held", 409, { available: product.held })
  try {
    await deleteProductsWorkflow(container).run({ input: { ids: [id] } })
  } catch (error) {
    // A concurrent checkout has reserved stock.
    if (!MedusaError.isMedusaError(error)) throw error
    const { held } = adminProduct(await productRow(container, id))
    throw held > 0 ? refuse("product_held", 409, { available: held }) : error
  }
  await rereadProducts(container, [id])
  await recordChange(container, {
    ...{ by, subject: "product", subject_id: id, label: product.name_fr, action: "deleted" },
    before: loggedProduct(product),
    after: null,
  })
}
