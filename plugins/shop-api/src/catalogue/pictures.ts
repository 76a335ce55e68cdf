import type { MedusaContainer } from "@medusajs/framework/types"
import { pluginOption } from "../http/origins/origins"
import type { ProductRow } from "./engine-rows"

/** Where the shop serves uploaded pictures. */
const UPLOADS = "/static"

/** A picture's address; one on an old preview host is where the shop itself keeps that picture now. */
export function ownAddress(previewHosts: readonly string[], address: string): string {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return address
  const { hostname, pathname } = new URL(address)
  if (!previewHosts.includes(hostname)) return address
  const [, path = pathname.slice(pathname.lastIndexOf("/") + 1)] =
    /^.*\/(?:uploads|static)\/(.+)$/.exec(pathname) ?? []
  return `${UPLOADS}/${path}`
}

/** Hosts of earlier previews of this shop: the plugin's option `previewHosts`. */
const previewHosts = (container: MedusaContainer): string[] => pluginOption(container, "previewHosts")

/** Where pictures lie besides the shop itself, a bucket: the plugin's option `pictureOrigins`. */
export const pictureOrigins = (container: MedusaContainer): string[] =>
  pluginOption(container, "pictureOrigins")

/** The same for the shop that the container belongs to. */
export const ownPictureAddress = (container: MedusaContainer, address: string): string =>
  ownAddress(previewHosts(container), address)

/** Gives rows of products addresses of pictures that exist. */
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
