import { recordChange } from "@bon-perroquet/api-kit/changes"
import { rereadProducts } from "@bon-perroquet/shop-api/catalogue"
import { LISTING_MODULE, type ListingModuleService } from "@bon-perroquet/shop-api/modules/listing"
import type { MedusaContainer } from "@medusajs/framework/types"
import { productRow } from "./list"

export async function changePromotion(
  container: MedusaContainer,
  by: string,
  id: string,
  is_promotion: boolean,
): Promise<void> {
  const row = await productRow(container, id)
  const listings = container.resolve<ListingModuleService>(LISTING_MODULE)
  const [listing] = await listings.listListings({ product_id: id })
  if (listing) await listings.updateListings({ id: listing.id, is_promotion })
  else await listings.createListings({ product_id: id, is_promotion })
  await rereadProducts(container, [id])
  if ((row.is_promotion ?? false) === is_promotion) return
  await recordChange(container, {
    ...{ by, subject: "product", subject_id: id, label: row.title, action: "promotion" },
    before: { is_promotion: !is_promotion },
    after: { is_promotion },
  })
}
