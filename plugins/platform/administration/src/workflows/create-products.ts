import type { ProductInformation, TranslatedLanguage, VatClass } from "@bon-perroquet/contract"
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

export interface NewShopProduct {
  product: NewProduct
  texts: Record<TranslatedLanguage, Texts>
  vat_class: VatClass
  listing: Pick<
    ListingToSave,
    "is_promotion" | "is_featured" | "perishable" | "low_stock_threshold" | "birds"
  >
  sizes: { sku: string; stock: number; texts: Record<TranslatedLanguage, { name: string | undefined }> }[]
  active: boolean
  /** Mandatory product information, saved by a hook of the plugin `product-information`. */
  information?: Partial<ProductInformation> | undefined
}

interface CreateShopProducts {
  products: NewShopProduct[]
  defaults: ProductDefaults
}

/** Publishes the products last, and returns their ids. If a step fails, removes them. */
export const createShopProductsWorkflow = createWorkflow(
  "create-shop-products",
  (input: CreateShopProducts) => {
    const products = transform({ input }, ({ input: { products, defaults } }) =>
      products.map(({ product }) => engineProduct(product, defaults, ProductStatus.DRAFT)),
    )
    const information = transform({ input }, ({ input }) =>
      Object.fromEntries(
        input.products.flatMap((each) => (each.information ? [[each.product.handle, each.information]] : [])),
      ),
    )
    const created = createProductsWorkflow.runAsStep({
      input: { products, additional_data: { information } },
    })
    const all = transform({ input, created }, ({ input, created }) => {
      const byHandle = new Map(created.map((each) => [each.handle, each]))
      return input.products.map((each) => {
        const { id = "", variants = [] } = byHandle.get(each.product.handle) ?? {}
        return { ...each, id, sizeIds: variants.map((variant) => [variant.sku, variant.id] as const) }
      })
    })
    const listings = transform({ all }, ({ all }) =>
      all.map(({ id, product, listing }) => ({
        product_id: id,
        unit_label: product.unit_label,
        ...listing,
      })),
    )
    saveListingsStep(listings)
    const vat = transform({ all }, ({ all }) =>
      all.map(({ id, vat_class }) => ({ product_id: id, vat_class })),
    )
    saveVatClassesStep(vat)
    const texts = transform({ all }, ({ all }) => all.map(({ id, texts }) => ({ id, ...texts })))
    setTranslationsWorkflow.runAsStep({ input: { entity: "product", texts } })
    const named = transform({ all }, ({ all }) =>
      all.flatMap(({ sizes, sizeIds }) => {
        const idOf = new Map(sizeIds)
        return sizes.flatMap(({ sku, texts }) => {
          const id = idOf.get(sku)
          return id !== undefined && Object.values(texts).some(({ name }) => name) ? [{ id, ...texts }] : []
        })
      }),
    )
    when("sizes-are-translated", { named }, ({ named }) => named.length > 0).then(() => {
      setTranslationsWorkflow
        .runAsStep({ input: { entity: "product_variant", texts: named } })
        .config({ name: "translate-sizes" })
    })
    const stock = transform({ input }, ({ input: { defaults, products } }) => ({
      location_id: defaults.location_id,
      stocks: products.flatMap(({ sizes }) => sizes.map(({ sku, stock }) => ({ sku, stock }))),
    }))
    stockNewProductStep(stock)
    const published = transform({ all }, ({ all }) =>
      all.flatMap(({ id, active }) => (active ? [{ id, status: ProductStatus.PUBLISHED }] : [])),
    )
    when("products-are-active", { published }, ({ published }) => published.length > 0).then(() => {
      updateProductsWorkflow.runAsStep({ input: { products: published } })
    })
    const ids = transform({ all }, ({ all }) => all.map(({ id }) => id))
    return new WorkflowResponse(ids)
  },
)
