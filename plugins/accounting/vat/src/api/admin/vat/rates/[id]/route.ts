import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { VAT_MODULE } from "../../../../../modules/vat"
import type { VatModuleService } from "../../../../../modules/vat"

export async function DELETE({ scope, params: { id = "" } }: MedusaRequest, response: MedusaResponse) {
  await scope.resolve<VatModuleService>(VAT_MODULE).withdrawRate(id)
  response.json({ id, deleted: true })
}
