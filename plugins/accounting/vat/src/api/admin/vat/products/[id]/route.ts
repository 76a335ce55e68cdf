import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError, Modules } from "@medusajs/framework/utils"
import { VAT_MODULE } from "../../../../../modules/vat"
import type { VatModuleService } from "../../../../../modules/vat"
import { DEFAULT_VAT_CLASS } from "../../../../../rates"
import type { VatClassToSet } from "../../../../middlewares"

export async function GET({ scope, params: { id = "" } }: MedusaRequest, response: MedusaResponse) {
  const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "product",
    fields: ["id", "product_vat_class.vat_class"],
    filters: { id },
  })
  const [product] = data as { product_vat_class?: { vat_class: number } | null }[]
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "product_not_found")
  response.json({ vat_class: product.product_vat_class?.vat_class ?? DEFAULT_VAT_CLASS })
}

export async function POST(
  { scope, params: { id = "" }, validatedBody }: MedusaRequest<VatClassToSet>,
  response: MedusaResponse,
) {
  await scope.resolve(Modules.PRODUCT).retrieveProduct(id, { select: ["id"] })
  const { vat_class } = validatedBody
  await scope.resolve<VatModuleService>(VAT_MODULE).setVatClasses([{ product_id: id, vat_class }])
  response.json({ vat_class })
}
