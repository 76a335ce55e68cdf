import {
  customKeys,
  DEFAULT_UNIT_LABEL,
  metadataOf,
  storedValues,
  type ListingInput,
} from "@bon-perroquet/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { LISTING_MODULE, type ListingModuleService } from "../../../../modules/listing"

const listingsOf = ({ scope }: Pick<MedusaRequest, "scope">) =>
  scope.resolve<ListingModuleService>(LISTING_MODULE)

const productOf = ({ scope, params: { product_id = "" } }: Pick<MedusaRequest, "scope" | "params">) =>
  scope.resolve(Modules.PRODUCT).retrieveProduct(product_id, { select: ["id", "metadata"] })

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id, metadata } = await productOf(request)
  const [listing] = await listingsOf(request).listListings({ product_id: id })
  const { unit_label = DEFAULT_UNIT_LABEL, is_promotion = false, birds } = listing ?? {}
  const declared = customKeys("product")
  const custom_fields = storedValues(declared, metadata ?? null)
  response.json({ unit_label, is_promotion, birds: birds ?? [], custom_fields, declared })
}

export async function POST(request: MedusaRequest<ListingInput>, response: MedusaResponse): Promise<void> {
  const { id } = await productOf(request)
  const { custom_fields, ...listing } = request.validatedBody
  await listingsOf(request).setListing(id, listing)
  if (custom_fields) {
    const products = [{ id, metadata: metadataOf(custom_fields) }]
    await updateProductsWorkflow(request.scope).run({ input: { products } })
  }
  response.json(request.validatedBody)
}
