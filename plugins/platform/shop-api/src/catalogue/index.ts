import { carrierOfProvider, offeredCarriers } from "@bon-perroquet/carrier"
import { VAT_MODULE, type VatModuleService } from "@bon-perroquet/vat/modules/vat"
import { nextVatSchemeDay } from "@bon-perroquet/shop-settings/features"
import { refreshSettings } from "@bon-perroquet/shop-settings/live"
import { midnightOf } from "@bon-perroquet/vat/rates/midnight"
import { currentChannel } from "@bon-perroquet/contract/channels"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { LiveSnapshot, type SnapshotStatus } from "./live-snapshot"
import { withOwnPictures } from "./pictures"
import type { Snapshot } from "./snapshot"

export { filterOf, type CatalogueProduct } from "./catalogue-product"
export { allergenBits, birdBits, productOf } from "./product/product-of-row"
export { nameIn } from "./localised"
export { readLowStockThresholds } from "./low-stock"
export { goodsName, sizeOf, soldVariant, type SoldVariant } from "./sold-variant"
export type { VariantRow } from "./variant-rows"
export { readOwnProductRows, type ProductRow } from "./engine-rows"
export { readMerchantProducts } from "./merchant/product-list"
export { ownPictureAddress, pictureOrigins, withOwnPictures } from "./pictures"
export type { SnapshotStatus } from "./live-snapshot"
export type { Snapshot } from "./snapshot"

/** Snapshots by database connection: one per process, whichever container asks. */
const live = new WeakMap<object, LiveSnapshot>()

function liveSnapshot(container: MedusaContainer): LiveSnapshot {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const current = live.get(knex)
  if (current) return current
  const vat = container.resolve<VatModuleService>(VAT_MODULE)
  const snapshot = new LiveSnapshot({
    knex,
    logger: container.resolve(ContainerRegistrationKeys.LOGGER),
    readVat: async () => {
      await refreshSettings(knex)
      const day = nextVatSchemeDay()
      return { rates: await vat.rates(), scheme: vat.scheme, changes_at: day ? midnightOf(day) : undefined }
    },
    carriers: () => ({
      offered: offeredCarriers(container),
      carrierOf: (providerId) => carrierOfProvider(container, providerId),
    }),
    finish: withOwnPictures(container),
  })
  live.set(knex, snapshot)
  latest = snapshot
  return snapshot
}

let latest: LiveSnapshot | undefined

/** Returns whether the catalogue in memory has trade price lists. */
export const hasTradeLists = (): boolean => latest?.hasTradeLists ?? false

/**
 * Returns the catalogue of the current channel from memory, without a query unless it is missing or stale. Jobs and the
 * dashboard get the products of all channels.
 */
export async function shopSnapshot(container: MedusaContainer): Promise<Snapshot> {
  const snapshot = await liveSnapshot(container).current()
  const channel = currentChannel()
  return channel ? snapshot.ofChannel(channel.sales_channel_id) : snapshot
}

/** Reads products again for a caller that has just changed them. */
export async function rereadProducts(container: MedusaContainer, productIds: string[]): Promise<void> {
  await liveSnapshot(container).reread(productIds)
}

export const snapshotStatus = (container: MedusaContainer): Promise<SnapshotStatus> =>
  liveSnapshot(container).status()
