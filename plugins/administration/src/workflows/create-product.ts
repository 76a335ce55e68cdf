import type { TranslatedLanguage, VatClass } from "@bon-perroquet/contract"
import { setTranslationsWorkflow } from "@bon-perroquet/languages/workflows"
import { ProductStatus } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { engineProduct, type NewProduct } from "../engine-product"
import type { Places } from "../goods/places"
import { saveListingStep, saveVatClassStep } from "./steps/save-listing"
import { stockNewProductStep } from "./steps/stock-new-product"

interface Texts {
  name: string
  description: string
}

export interface CreateShopProduct {
  product: NewProduct
  places: Places
  texts: Record<TranslatedLanguage, Texts>
  vat_class: VatClass
  is_promotion: boolean
  stock: number
  active: boolean
}

/** Makes a product with all that the shop knows of it. It is seen only once it is complete; half of one never remains. */
export const createShopProductWorkflow = createWorkflow("create-shop-product", (input: CreateShopProduct) => {
  const products = transform({ input }, ({ input: { product, places } }) => [
    engineProduct(product, places, ProductStatus.DRAFT),
  ])
  const created = createProductsWorkflow.runAsStep({ input: { products } })
  const product_id = transform({ created }, ({ created }) => created[0]?.id ?? "")
  const listing = transform({ input, product_id }, ({ input, product_id }) => ({
    product_id,
    unit_label: input.product.unit_label,
    is_promotion: input.is_promotion,
  }))
  saveListingStep(listing)
  saveVatClassStep({ product_id, vat_class: input.vat_class })
  const texts = transform({ input, product_id }, ({ input, product_id }) => [
    { id: product_id, ...input.texts },
  ])
  setTranslationsWorkflow.runAsStep({ input: { entity: "product", texts } })
  const stock = transform({ input }, ({ input: { product, places, stock } }) => ({
    sku: product.sku,
    location_id: places.location_id,
    stock,
  }))
  stockNewProductStep(stock)
  when("product-is-active", { input }, ({ input }) => input.active).then(() => {
    const published = transform({ product_id }, ({ product_id }) => [
      { id: product_id, status: ProductStatus.PUBLISHED },
    ])
    updateProductsWorkflow.runAsStep({ input: { products: published } })
  })
  return new WorkflowResponse(product_id)
})
