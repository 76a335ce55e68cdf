import type { MedusaContainer } from "@medusajs/framework/types"
import { pluginOption } from "@bon-perroquet/api-kit/http"
import type { ProductRow } from "./engine-rows"

const PLUGIN = "@bon-perroquet/shop-api"

const UPLOADS = "/static"

/** Moves addresses from old preview hosts to the shop's. */
export function ownAddress(previewHosts: readonly string[], address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  const { hostname, pathname } = new URL(address)
  if (!previewHosts.includes(hostname)) return address
  const [, path = pathname.slice(pathname.lastIndexOf("/") + 1)] =
    /^.*\/(?:uploads|static)\/(.+)$/.exec(pathname) ?? []
  return `${UPLOADS}/${path}`
}

/** Reads option `previewHosts`. */
const previewHosts = (container: MedusaContainer): string[] => pluginOption(container, PLUGIN, "previewHosts")

/** Reads option `pictureOrigins`, for buckets. */
export const pictureOrigins = (container: MedusaContainer): string[] =>
  pluginOption(container, PLUGIN, "pictureOrigins")

/** Returns `ownAddress` for the container's shop. */
export const ownPictureAddress = (container: MedusaContainer, address: string): string =>
  ownAddress(previewHosts(container), address)

/** Corrects the picture addresses in a row. */
export function withOwnPictures(container: MedusaContainer): (row: ProductRow) => ProductRow {
  const hosts = previewHosts(container)
  if (!hosts.length) return (row) => row
  const own = (address: string) => ownAddress(hosts, address)
  return (row) => ({
    ...row,
    images: row.images && row.images.map(own),
    thumbnail: row.thumbnail && own(row.thumbnail),
    variants: row.variants.map((variant) => ({
      ...variant,
      variant_thumbnail: variant.variant_thumbnail && own(variant.variant_thumbnail),
    })),
  })
}
