import type { TranslatedLanguage, VatClass } from "@bon-perroquet/contract"
import { setTranslationsWorkflow } from "@bon-perroquet/languages/workflows"
import { ProductStatus } from "@medusajs/framework/utils"
import { createWorkflow, transform, when, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createProductsWorkflow, updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { engineProduct, type NewProduct } from "../engine-product"
import type { ProductDefaults } from "../products/store-defaults"
import { saveListingsStep, saveVatClassesStep, type ListingToSave } from "./steps/save-listing"
import { stockNewProductStep } from "./steps/stock-new-product"

interface Texts {
  name: string
  description: string
}

export interface CreateShopProduct {
  product: NewProduct
  defaults: ProductDefaults
  texts: Record<TranslatedLanguage, Texts>
  vat_class: VatClass
  listing: Pick<
    ListingToSave,
    "is_promotion" | "is_featured" | "perishable" | "low_stock_threshold" | "birds"
  >
  sizes: { sku: string; stock: number; texts: Record<TranslatedLanguage, { name: string | undefined }> }[]
  active: boolean
}

/** Publishes the product last. If a step fails, removes it. */
export const createShopProductWorkflow = createWorkflow("create-shop-product", (input: CreateShopProduct) => {
  const products = transform({ input }, ({ input: { product, defaults } }) => [
    engineProduct(product, defaults, ProductStatus.DRAFT),
  ])
  const created = createProductsWorkflow.runAsStep({ input: { products } })
  const product_id = transform({ created }, ({ created }) => created[0]?.id ?? "")
  const listings = transform({ input, product_id }, ({ input, product_id }) => [
    { product_id, unit_label: input.product.unit_label, ...input.listing },
  ])
  saveListingsStep(listings)
  const vat = transform({ input, product_id }, ({ input: { vat_class }, product_id }) => [
    { product_id, vat_class },
  ])
  saveVatClassesStep(vat)
  const texts = transform({ input, product_id }, ({ input, product_id }) => [
    { id: product_id, ...input.texts },
  ])
  setTranslationsWorkflow.runAsStep({ input: { entity: "product", texts } })
  const named = transform({ input, created }, ({ input, created }) => {
    const idOf = new Map(created[0]?.variants.map(({ sku, id }) => [sku, id]))
    return input.sizes.flatMap(({ sku, texts }) => {
      const id = idOf.get(sku)
      return id !== undefined && Object.values(texts).some(({ name }) => name) ? [{ id, ...texts }] : []
    })
  })
  when("sizes-are-translated", { named }, ({ named }) => named.length > 0).then(() => {
    setTranslationsWorkflow
      .runAsStep({ input: { entity: "product_variant", texts: named } })
      .config({ name: "translate-sizes" })
  })
  const stock = transform({ input }, ({ input: { defaults, sizes } }) => ({
    location_id: defaults.location_id,
    stocks: sizes.map(({ sku, stock }) => ({ sku, stock })),
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
