import { recordChange } from "@bon-perroquet/change-log/changes"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import {
  perLanguage,
  TRANSLATED_LANGUAGES,
  type AdminProduct,
  type productInputSchema,
} from "@bon-perroquet/contract"
import { refuse } from "@bon-perroquet/shop-api/http"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { z } from "zod"
import { createShopProductWorkflow } from "../workflows"
import { checkedAddresses } from "../images"
import { requireCategory } from "./category"
import { productRow } from "./list"
import { underLock } from "./lock"
import { freeName, isSkuTaken, namesInUse, slugOf } from "./names"
import { placesOf } from "./places"
import { adminProduct } from "./view"
import { loggedProduct } from "./logged-product"

/** The lock under which names are found and taken. */
const NAMING = "new-product"

type Input = z.output<typeof productInputSchema>

/** Makes a product and puts it on sale, unless it is to stay inactive. */
export async function createProduct(
  container: MedusaContainer,
  by: string,
  input: Input,
): Promise<AdminProduct> {
  const images = checkedAddresses(container, input.images)
  if (input.category_id) await requireCategory(container, input.category_id)
  const id = await withFreeNames(container, input, async (handle, sku) => {
    const { result } = await createShopProductWorkflow(container).run({
      input: {
        product: {
          ...{ handle, sku, name: input.name_fr, description: input.description_fr },
          category_id: input.category_id ?? null,
          price_cents: Math.round(input.price * 100),
          unit_label: input.unit_label,
          weight: input.weight ?? null,
          images,
        },
        places: await placesOf(container),
        texts: perLanguage(TRANSLATED_LANGUAGES, (language) => ({
          name: input[`name_${language}`],
          description: input[`description_${language}`] ?? "",
        })),
        vat_class: input.vat_rate,
        is_promotion: input.is_promotion ?? false,
        stock: input.stock,
        active: input.active ?? true,
      },
    })
    return result
  })
  await rereadProducts(container, [id])
  const product = adminProduct(await productRow(container, id))
  await recordChange(container, {
    ...{ by, subject: "product", subject_id: id, label: product.name_fr, action: "created" },
    before: null,
    after: loggedProduct(product),
  })
  return product
}

/** One new product after the other, so that two of the same name get two names. */
async function withFreeNames<T>(
  container: MedusaContainer,
  { name_fr, sku: wished }: Input,
  make: (handle: string, sku: string) => Promise<T>,
): Promise<T> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const slug = slugOf(name_fr)
  const words = wished ?? slug.toUpperCase()
  const job = async () => {
    if (wished && (await isSkuTaken(knex, wished))) throw refuse("sku_in_use", 409)
    const { handles, skus } = await namesInUse(knex, slug, words)
    return make(freeName(slug, handles), wished ?? freeName(words, skus))
  }
  return underLock(container, NAMING, job)
}
