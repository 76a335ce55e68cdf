import type { MedusaContainer } from "@medusajs/framework/types"
import { pluginOption } from "@bon-perroquet/api-kit/http"
import type { ProductRow } from "./engine-rows"

const PLUGIN = "@bon-perroquet/shop-api"

const UPLOADS = "/static"

/** Moves a picture's address from an old preview host to the shop. */
export function ownAddress(previewHosts: readonly string[], address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  const { hostname, pathname } = new URL(address)
  if (!previewHosts.includes(hostname)) return address
  const [, path = pathname.slice(pathname.lastIndexOf("/") + 1)] =
    /^.*\/(?:uploads|static)\/(.+)$/.exec(pathname) ?? []
  return `${UPLOADS}/${path}`
}

const previewHosts = (container: MedusaContainer): string[] => pluginOption(container, PLUGIN, "previewHosts")

/** Returns the origins of buckets with pictures. */
export const pictureOrigins = (container: MedusaContainer): string[] =>
  pluginOption(container, PLUGIN, "pictureOrigins")

export const ownPictureAddress = (container: MedusaContainer, address: string): string =>
  ownAddress(previewHosts(container), address)

/** Returns a function that replaces the hosts in `previewHosts` by the shop's in a product's picture addresses. */
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
