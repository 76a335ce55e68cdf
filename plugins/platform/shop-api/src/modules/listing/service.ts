import type { BirdKind } from "@bon-perroquet/contract"
import { MedusaService } from "@medusajs/framework/utils"
import { Listing } from "./models/listing"

export class ListingModuleService extends MedusaService({ Listing }) {
  async setListing(
    product_id: string,
    listing: Partial<{ unit_label: string; is_promotion: boolean; birds: BirdKind[] | null }>,
  ): Promise<void> {
    const [existing] = await this.listListings({ product_id }, { select: ["id"] })
    if (existing) await this.updateListings([{ id: existing.id, ...listing }])
    else await this.createListings([{ product_id, ...listing }])
  }
}
