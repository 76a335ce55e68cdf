import { DEFAULT_UNIT_LABEL, type ListingInput } from "@bon-perroquet/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { LISTING_MODULE, type ListingModuleService } from "../../../../modules/listing"

const listingsOf = ({ scope }: Pick<MedusaRequest, "scope">) =>
  scope.resolve<ListingModuleService>(LISTING_MODULE)

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { product_id = "" } = request.params
  await request.scope.resolve(Modules.PRODUCT).retrieveProduct(product_id, { select: ["id"] })
  const [listing] = await listingsOf(request).listListings({ product_id })
  const { unit_label = DEFAULT_UNIT_LABEL, is_promotion = false, birds } = listing ?? {}
  response.json({ unit_label, is_promotion, birds: birds ?? [] })
}

export async function POST(request: MedusaRequest<ListingInput>, response: MedusaResponse): Promise<void> {
  const { product_id = "" } = request.params
  await request.scope.resolve(Modules.PRODUCT).retrieveProduct(product_id, { select: ["id"] })
  await listingsOf(request).setListing(product_id, request.validatedBody)
  response.json(request.validatedBody)
}
