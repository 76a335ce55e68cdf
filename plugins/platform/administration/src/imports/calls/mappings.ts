import type { ImportMapping } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PRODUCT_IMPORT_MODULE, type ProductImportModuleService } from "../../modules/product-import"

export const mappingsOf = (container: MedusaContainer): ProductImportModuleService["mappings"] =>
  container.resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE).mappings

/** Saves column choices under a name. @throws 409 if choices for another kind of file have this name */
export async function saveMapping(
  container: MedusaContainer,
  mapping: Omit<ImportMapping, "id">,
): Promise<ImportMapping> {
  const saved = await mappingsOf(container).save(mapping)
  if (!saved) throw refuse("mapping_name_in_use", 409)
  return saved
}

export async function deleteMapping(container: MedusaContainer, id: string): Promise<void> {
  if (!(await mappingsOf(container).delete(id))) throw refuse("mapping_not_found", 404)
}
