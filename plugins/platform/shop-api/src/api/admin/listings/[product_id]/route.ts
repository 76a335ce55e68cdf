import {
  customKeys,
  DEFAULT_UNIT_LABEL,
  metadataOf,
  storedValues,
  type ListingInput,
} from "@bon-perroquet/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ProductDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { updateProductsWorkflow, updateProductVariantsWorkflow } from "@medusajs/medusa/core-flows"
import { LISTING_MODULE, type ListingModuleService } from "../../../../modules/listing"

const DECLARED = customKeys("product")
const DECLARED_OF_SIZES = customKeys("variant")

const listingsOf = ({ scope }: Pick<MedusaRequest, "scope">) =>
  scope.resolve<ListingModuleService>(LISTING_MODULE)

/** `variants` is missing if no field of sizes is declared. */
type ListedProduct = Pick<ProductDTO, "id" | "metadata"> & Partial<Pick<ProductDTO, "variants">>

const productOf = ({
  scope,
  params: { product_id = "" },
}: Pick<MedusaRequest, "scope" | "params">): Promise<ListedProduct> =>
  scope.resolve(Modules.PRODUCT).retrieveProduct(product_id, {
    select: ["id", "metadata"],
    ...(DECLARED_OF_SIZES.length > 0 && { relations: ["variants"] }),
  })

export async function GET(request: MedusaRequest, response: MedusaResponse): Promise<void> {
  const { id, metadata, variants = [] } = await productOf(request)
  const [listing] = await listingsOf(request).listListings({ product_id: id })
  const { unit_label = DEFAULT_UNIT_LABEL, is_promotion = false, birds } = listing ?? {}
  response.json({
    ...{ unit_label, is_promotion, birds: birds ?? [] },
    custom_fields: storedValues(DECLARED, metadata ?? null),
    declared: DECLARED,
    declared_of_sizes: DECLARED_OF_SIZES,
    sizes: variants.map((variant) => ({
      ...{ id: variant.id, title: variant.title },
      custom_fields: storedValues(DECLARED_OF_SIZES, variant.metadata ?? null),
    })),
  })
}

export async function POST(request: MedusaRequest<ListingInput>, response: MedusaResponse): Promise<void> {
  const { id, variants = [] } = await productOf(request)
  const { custom_fields, sizes = [], ...listing } = request.validatedBody
  await listingsOf(request).setListing(id, listing)
  if (custom_fields) {
    const products = [{ id, metadata: metadataOf(custom_fields) }]
    await updateProductsWorkflow(request.scope).run({ input: { products } })
  }
  const product_variants = sizes.flatMap(({ id: size, custom_fields: values }) =>
    variants.some((variant) => variant.id === size) ? [{ id: size, metadata: metadataOf(values) }] : [],
  )
  if (product_variants.length > 0)
    await updateProductVariantsWorkflow(request.scope).run({ input: { product_variants } })
  response.json(request.validatedBody)
}
