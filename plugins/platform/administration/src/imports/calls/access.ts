import { PERSONAL_IMPORTS, type ImportKindName } from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/api-kit/http"
import { hasRight, requireAdministrator, type Caller } from "@bon-perroquet/api-kit/identity"
import type { MedusaRequest } from "@medusajs/framework/http"
import { PRODUCT_IMPORT_MODULE, type ProductImportModuleService } from "../../modules/product-import"

export const maySee = (caller: Caller, kind: ImportKindName): boolean =>
  !PERSONAL_IMPORTS.includes(kind) || hasRight(caller, "shop:write")

/** Returns the administrator. @throws 404 for an import that their role does not permit */
export async function requireImporter(request: MedusaRequest, importId: string): Promise<Caller> {
  const caller = await requireAdministrator(request)
  const row = await request.scope
    .resolve<ProductImportModuleService>(PRODUCT_IMPORT_MODULE)
    .table.find(importId)
  if (row && !maySee(caller, row.kind)) throw refuse("import_not_found", 404)
  return caller
}
